import type { FastifyRequest } from "fastify";
import { SEARCH_HEADER } from "../../../domain/platform/search-header.ts";

/** What narrows a list: the parameters of the address, and the words of a search, which are not part of it. */
export function narrowingOf(request: FastifyRequest): Record<string, unknown> {
  return { ...(request.query as object), q: wordsOf(request) };
}

function wordsOf({ headers }: FastifyRequest): string | undefined {
  const words = headers[SEARCH_HEADER];
  if (typeof words !== "string") return undefined;
  try {
    return decodeURIComponent(words);
  } catch {
    return words;
  }
}
