import type { FastifyRequest } from "fastify";
import { SEARCH_HEADER } from "../../../domain/platform/search-header.ts";

/** Returns the filter of a list: the query parameters, and the search words, which come in a header. */
export function listFilterOf(request: FastifyRequest): Record<string, unknown> {
  return { ...(request.query as object), q: searchWordsOf(request) };
}

function searchWordsOf({ headers }: FastifyRequest): string | undefined {
  const words = headers[SEARCH_HEADER];
  if (typeof words !== "string") return undefined;
  try {
    return decodeURIComponent(words);
  } catch {
    return words;
  }
}
