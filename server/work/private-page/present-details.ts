import { isEmptyValue } from "../../../domain/work/detail-values.ts";
import { isInsuranceType, type InsuranceType } from "../../../domain/work/lead-options.ts";
import { quoteDetails, type QuoteDetail } from "../../../domain/work/quotes.ts";
import { keysOf } from "../../../domain/platform/typed-records.ts";
import type { Deps } from "../../platform/deps.ts";
import { detailFields } from "../leads/detail-fields.ts";
import type { OpenedRequest } from "./open-link.ts";
import type { Visit } from "./visit.ts";

/** Presents the details of a quote request that are still empty, by name; their values never leave by this page. */
export function presentDetails({ deps, request }: Visit) {
  return Promise.resolve({ type: detailTypeOf(request), fields: emptyDetails(deps, request) });
}

/** Returns the insurance type of a quote request; null for requests without details that depend on a type. */
function detailTypeOf({ kind, type }: OpenedRequest): InsuranceType | null {
  return kind === "quote" && isInsuranceType(type) ? type : null;
}

/**
 * Lists the details of a request that a customer can add by the link alone: empty ones of its type. Never how to reach
 * them: a code that is sent to an address must not go to one that somebody with the link has added.
 */
export function emptyDetails(
  { keys, settings }: Pick<Deps, "keys" | "settings">,
  request: OpenedRequest,
): QuoteDetail[] {
  const type = detailTypeOf(request);
  if (!type) return [];
  const stored = detailFields(keys, settings.agency(), request.kind, request);
  return keysOf<QuoteDetail>(quoteDetails[type].shape).filter((field) => isEmptyValue(stored[field]));
}
