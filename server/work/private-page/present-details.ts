import { isEmptyValue } from "../../../domain/work/detail-values.ts";
import { detailsOfType } from "../../../domain/work/request-details.ts";
import type { Deps } from "../../platform/deps.ts";
import { detailFields } from "../leads/detail-fields.ts";
import type { OpenedRequest } from "./open-link.ts";
import type { Visit } from "./visit.ts";

/** Presents the details of a request that are still empty, by name; their values never leave by this page. */
export function presentDetails({ deps, request }: Visit) {
  const { kind, type } = request;
  return Promise.resolve({ kind, type, fields: emptyDetails(deps, request) });
}

/**
 * Lists the details of a request that a customer can add by the link alone: empty ones of its type. Never how to reach
 * them: a code that is sent to an address must not go to one that somebody with the link has added.
 */
export function emptyDetails({ keys, settings }: Pick<Deps, "keys" | "settings">, request: OpenedRequest): string[] {
  const { kind, type } = request;
  const stored = detailFields(keys, settings.agency(), kind, request);
  return detailsOfType(kind, type).filter((field) => isEmptyValue(stored[field]));
}
