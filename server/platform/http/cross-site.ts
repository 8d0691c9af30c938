import type { IncomingHttpHeaders } from "node:http";
import type { RouteAccess } from "./access.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Returns true when a write comes from another site (CSRF). Browsers say so in Sec-Fetch-Site; older ones by Origin. A
 * client that sends neither is not a browser and carries nobody's cookies by accident.
 */
export function isCrossSite(method: string, headers: IncomingHttpHeaders, publicUrl: string): boolean {
  if (SAFE.has(method)) return false;
  const site = headers["sec-fetch-site"];
  if (site) return site !== "same-origin" && site !== "none";
  const { origin } = headers;
  if (!origin) return false;
  return !isOwn(origin, new URL(publicUrl), headers.host);
}

/**
 * Returns true for the site's own origin, and for any other host name that the request came to. A page that came
 * without https may have been written by anybody on the way: on an https site it counts as another site.
 */
function isOwn(origin: string, site: URL, host: string | undefined): boolean {
  if (origin === site.origin) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host: name } = new URL(origin);
  return name === host && (protocol === "https:" || site.protocol === "http:");
}

/** The body types of routes that do not read JSON. */
const FILES = "multipart/form-data";
const BYTES = "application/offset+octet-stream";

/** Returns true for a body of the one type that a route reads: JSON, multipart for files, or bytes of an upload. */
export function isApiType(
  contentType: string | undefined,
  { takesFiles, takesBytes }: Pick<RouteAccess, "takesFiles" | "takesBytes">,
): boolean {
  const type = contentType?.split(";", 1)[0]?.trim().toLowerCase();
  return type === (takesFiles ? FILES : takesBytes ? BYTES : "application/json");
}
