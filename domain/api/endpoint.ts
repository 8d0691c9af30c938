import { z } from "zod";
import { rowId } from "../platform/fields.ts";
import { LANGUAGES } from "../platform/language.ts";
import { PAGE_SIZE } from "../platform/limits.ts";
import { ROLES } from "../platform/permissions.ts";
import { byKind, KINDS, LEAD_KINDS, type LeadKind } from "../work/request-kinds.ts";

/** What is no JSON, by its media type; null is no body at all. */
export type FileKind = { mediaType: string | null };

/** What an endpoint takes and gives. Where a part is left out, there is none. */
export type Endpoint = {
  /** The `:names` of its address. */
  params?: z.ZodObject;
  /** What else its address may say; `q`, the words of a search, comes in a header. */
  query?: z.ZodObject;
  body?: z.ZodType | FileKind;
  /** How the body is written, where it is not JSON. */
  bodyType?: string;
  answer: z.ZodType | FileKind;
  /** The status of the answer; 200 unless told. */
  status?: 201;
};

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type Endpoints = Record<`${Method} /api/${string}`, Endpoint>;

type AtKind<M extends Method, Rest extends string, K extends LeadKind> = `${M} ${(typeof KINDS)[K]["path"]}${Rest}`;
type OfEachKind<M extends Method, Rest extends string, Definitions extends Record<LeadKind, Endpoint>> = {
  [K in LeadKind as AtKind<M, Rest, K>]: Definitions[K];
};

/** An endpoint that every kind of request has, each at its own address. */
export function ofEachKind<M extends Method, Rest extends string, Definitions extends Record<LeadKind, Endpoint>>(
  method: M,
  rest: Rest,
  definitions: Definitions,
): OfEachKind<M, Rest, Definitions> {
  const entries = LEAD_KINDS.map((kind) => [`${method} ${KINDS[kind].path}${rest}`, definitions[kind]]);
  return Object.fromEntries(entries) as OfEachKind<M, Rest, Definitions>;
}

/** An endpoint that every kind of request has, alike for all of them. */
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

/** Tells the schema of something that is JSON from the name of a file's type. */
export function isJson(part: z.ZodType | FileKind): part is z.ZodType {
  return !("mediaType" in part);
}

export const file = (mediaType: string): FileKind => ({ mediaType });
export const nothing: FileKind = { mediaType: null };

/** What is said of a change that gives nothing else back. */
export const done = z.object({ ok: z.literal(true) });
/** The same where a mail should have left: false where there is no mail server. */
export const doneByMail = z.object({ ok: z.literal(true), isMailed: z.boolean() });

/** A moment, in UTC. */
export const moment = z.iso.datetime();
export const id = z.int().positive();
export const role = z.enum(ROLES);
export const language = z.enum(LANGUAGES);
export const inBoth = z.object({ en: z.string(), es: z.string() });

/** The id of a row as it stands in an address, where everything is text. */
export const idInAddress = z.coerce.number().pipe(rowId());
export const byId = z.object({ id: idInAddress });

export const pageLimit = z.coerce.number().int().min(1).max(PAGE_SIZE.max).default(PAGE_SIZE.default);
/** Which page of a list: how long, and the key of the row before it. */
export const pageQuery = z.object({ limit: pageLimit, before: idInAddress.optional() });
