import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { pageQuery } from "../../../domain/api/endpoint.ts";

/** The page that a list request asks for. */
export type Page = z.infer<typeof pageQuery>;

const EXPORT_PAGE_SIZE = 1_000;

/** Yields every row of a list, page by page (keyset pagination). `list` returns the first page, or that after a row. */
export async function* everyRow<Row>(list: (limit: number, last: Row | undefined) => Promise<Row[]>) {
  let last: Row | undefined;
  do {
    const rows = await list(EXPORT_PAGE_SIZE, last);
    yield* rows;
    last = rows.length < EXPORT_PAGE_SIZE ? undefined : rows.at(-1);
  } while (last);
}

/** Sets the Link header with the cursor of the next page, when there is one. */
export function linkNext<Row extends { id: number }>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
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
