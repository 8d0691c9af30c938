import { z } from "zod";
import { rowId } from "../platform/fields.ts";
import { LANGUAGES } from "../platform/language.ts";
import { PAGE_SIZE } from "../platform/limits.ts";
import { ROLES } from "../platform/permissions.ts";
import { byKind, KINDS, LEAD_KINDS, type LeadKind } from "../work/request-kinds.ts";

/** A body that is not JSON, by its media type; null means no body at all. */
export type FileKind = { mediaType: string | null };

/** The declaration of an endpoint: its input and its answer. A part that is left out does not exist. */
export type Endpoint = {
  /** The path parameters (`:name`). */
  params?: z.ZodObject;
  /** The query parameters. The search text `q` is sent in a header instead. */
  query?: z.ZodObject;
  body?: z.ZodType | FileKind;
  /** The media type of the body; JSON when unset. */
  bodyType?: string;
  answer: z.ZodType | FileKind;
  /** The status of the answer; 200 when unset. */
  status?: 201;
};

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type Endpoints = Record<`${Method} /api/${string}`, Endpoint>;

type AtKind<M extends Method, Rest extends string, K extends LeadKind> = `${M} ${(typeof KINDS)[K]["path"]}${Rest}`;
type OfEachKind<M extends Method, Rest extends string, Definitions extends Record<LeadKind, Endpoint>> = {
  [K in LeadKind as AtKind<M, Rest, K>]: Definitions[K];
};

/** Declares an endpoint for every kind of request, with its own definition per kind. */
export function ofEachKind<M extends Method, Rest extends string, Definitions extends Record<LeadKind, Endpoint>>(
  method: M,
  rest: Rest,
  definitions: Definitions,
): OfEachKind<M, Rest, Definitions> {
  const entries = LEAD_KINDS.map((kind) => [`${method} ${KINDS[kind].path}${rest}`, definitions[kind]]);
  return Object.fromEntries(entries) as OfEachKind<M, Rest, Definitions>;
}

/** Declares an endpoint for every kind of request, with one definition for all. */
export function ofAnyKind<M extends Method, Rest extends string, Definition extends Endpoint>(
  method: M,
  rest: Rest,
  definition: Definition,
): OfEachKind<M, Rest, Record<LeadKind, Definition>> {
  return ofEachKind(
    method,
    rest,
    byKind(() => definition),
  );
}

/** Type guard: tells a JSON schema from a file's media type. */
export function isJson(part: z.ZodType | FileKind): part is z.ZodType {
  return !("mediaType" in part);
}

export const file = (mediaType: string): FileKind => ({ mediaType });
export const nothing: FileKind = { mediaType: null };

/** The answer of a change that returns no data. */
export const done = z.object({ ok: z.literal(true) });
/** The answer of a change that also sends a mail; `isMailed` is false without a mail server. */
export const doneByMail = z.object({ ok: z.literal(true), isMailed: z.boolean() });

/** A timestamp in UTC (ISO 8601). */
export const moment = z.iso.datetime();
export const id = rowId();
export const role = z.enum(ROLES);
export const language = z.enum(LANGUAGES);
export const inBoth = z.object({ en: z.string(), es: z.string() });

/** The id of a row in an address, parsed from text. */
export const idInAddress = z.coerce.number().pipe(rowId());
export const byId = z.object({ id: idInAddress });

export const pageLimit = z.coerce.number().int().min(1).max(PAGE_SIZE.max).default(PAGE_SIZE.default);
/** The page of a list (keyset pagination): its length, and the id of the row before it. */
export const pageQuery = z.object({ limit: pageLimit, before: idInAddress.optional() });
