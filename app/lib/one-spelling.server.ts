import { redirect, type MiddlewareFunction } from "react-router";
import { spelledOnce } from "../../domain/platform/paths.ts";

/**
 * Routes are matched whatever the case of an address, its slashes or its escapes. Each page has one spelling all the
 * same, so that it is kept once and has one canonical address; every other spelling leads to it.
 */
export const oneSpelling: MiddlewareFunction<Response> = ({ request, url, params }) => {
  const isPage = request.method === "GET" && !("*" in params);
  const pathname = spelledOnce(url.pathname);
  if (isPage && pathname !== url.pathname) throw redirect(pathname + url.search, 301);
};
