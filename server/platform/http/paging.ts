import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { pageQuery } from "../../../domain/api/endpoint.ts";

/** The page a list request asks for. */
export type Page = z.infer<typeof pageQuery>;

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
