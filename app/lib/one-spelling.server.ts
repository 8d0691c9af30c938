import { redirect, type MiddlewareFunction } from "react-router";
import { normalizePath } from "../../domain/platform/paths.ts";

/**
 * Redirects every other spelling of an address (case, slashes, escapes) to the one spelling of its page. Routes match
 * any spelling; with one spelling a page is cached once and has one canonical address.
 */
export const oneSpelling: MiddlewareFunction<Response> = ({ request, url, params }) => {
  const isPage = request.method === "GET" && !("*" in params);
  const pathname = normalizePath(url.pathname);
  if (isPage && pathname !== url.pathname) throw redirect(pathname + url.search, 301);
};
