import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { PAGE_SIZE } from "../../domain/limits.ts";
import { idInAddress, parse } from "./parse.ts";

export type Page = { limit: number; before: number | undefined };

export const pageLimit = z.coerce.number().int().min(1).max(PAGE_SIZE.max).default(PAGE_SIZE.default);

const query = z.object({ limit: pageLimit, before: idInAddress.optional() });

/** The page a list request asks for. */
export function pageOf(request: FastifyRequest): Page {
  const { limit, before } = parse(query, request.query);
  return { limit, before };
}

const LONG_PAGE = 1_000;

/** Every row of a list, read page by page: `list` gives the page after a row, or the first one. */
export async function* everyRow<Row>(list: (limit: number, last: Row | undefined) => Promise<Row[]>) {
  let last: Row | undefined;
  do {
    const rows = await list(LONG_PAGE, last);
    yield* rows;
    last = rows.length < LONG_PAGE ? undefined : rows.at(-1);
  } while (last);
}

/** Tells where the list goes on, when it does. */
export function linkNext<Row extends { id: number }>(
  request: FastifyRequest,
  reply: FastifyReply,
  rows: Row[],
  page: { limit: number },
  keyOf = (row: Row) => String(row.id),
): void {
  const last = rows.at(-1);
  if (!last || rows.length < page.limit) return;
  const url = new URL(request.url, "http://site");
  url.searchParams.set("before", keyOf(last));
  void reply.header("link", `<${url.pathname}${url.search}>; rel="next"`);
}
