import { redirect, type MiddlewareFunction } from "react-router";
import { hasTwin, isSpanishPath, pathIn, plainPath } from "../../domain/platform/paths.ts";
import { insteadOfUnoffered } from "../../domain/work/lines.ts";
import { requestContext } from "./request-context.ts";

/**
 * Redirects the pages of a line of insurance that the agency does not offer to a page that it has. Temporarily: the
 * line may come back. A form that is sent from such a page is answered by the page itself, with the reason.
 */
export const offeredLines: MiddlewareFunction<Response> = ({ request, url, context }) => {
  // Filters of the portal have a `type` too, and know all lines.
  if (request.method !== "GET" || !hasTwin(url.pathname)) return;
  const { lines } = context.get(requestContext).agency();
  const path = plainPath(url.pathname);
  const type = url.searchParams.get("type");
  const instead = insteadOfUnoffered(type === null ? path : `${path}?type=${type}`, lines);
  if (instead === null) return;
  const kept = new URLSearchParams(url.searchParams);
  kept.delete("type");
  const query = instead === path && kept.size > 0 ? `?${kept.toString()}` : "";
  throw redirect(pathIn(isSpanishPath(url.pathname) ? "es" : "en", instead) + query, 302);
};
