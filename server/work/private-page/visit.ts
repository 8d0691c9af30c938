import type { FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "../../../domain/platform/language.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Deps } from "../../platform/deps.ts";
import type { OpenedRequest } from "./open-link.ts";

/** A visit to a private page. Nothing about it may change anything: mail scanners open every link. */
export type Visit = {
  deps: Deps;
  tx: Database;
  /** The request that the link leads to, and the token of the link. */
  request: OpenedRequest;
  token: string;
  language: Language;
  /** The HTTP request, for what the browser knows of itself, such as cookies. */
  http: FastifyRequest;
};

/** A form that a customer sent from a private page. */
export type PrivateDeed = {
  deps: Deps;
  /** The request as it was opened, not locked: a change locks it anew by `lockLink(deps, tx, token)`. */
  request: OpenedRequest;
  token: string;
  language: Language;
  /** The fields of the form, as the browser sent them. */
  form: Record<string, unknown>;
  /** The HTTP response, for cookies; `reply.request` is the request, with its address and browser. */
  reply: FastifyReply;
};

/**
 * The use case of a form on the private page. It throws an `AppError` to refuse. It returns what its section needs to
 * say of it besides "done", if anything.
 */
export type PrivateAction = (deed: PrivateDeed) => Promise<Record<string, unknown> | void>;
