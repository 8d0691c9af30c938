import type { Language } from "./language.ts";

/** Returns true for an address that always shows Spanish. */
export function isSpanishPath(pathname: string): boolean {
  return pathname === "/es" || pathname.startsWith("/es/");
}

/** Returns the English twin of an address. */
export function plainPath(pathname: string): string {
  if (!isSpanishPath(pathname)) return pathname;
  return pathname.slice("/es".length) || "/";
}

/** Returns the Spanish twin of an address. */
export function spanishPath(pathname: string): string {
  const plain = plainPath(pathname);
  return plain === "/" ? "/es" : `/es${plain}`;
}

/** Returns the twin of an address in a language. */
export function pathIn(language: Language, pathname: string): string {
  return language === "es" ? spanishPath(pathname) : plainPath(pathname);
}

const PORTAL =
  /^\/(agent-|customers|tasks|today|morning|email-admin|sms-admin|calls|admin-|profile|whats-new|screen-share|dev)/;

/**
 * Returns true for an address with a Spanish twin. Pages of the portal have one address; their language follows the
 * visitor's choice.
 */
export function hasTwin(pathname: string): boolean {
  return !PORTAL.test(pathname);
}

/** The pattern of a customer's private page and screen share. The token in its address is a secret. */
const PRIVATE = /^(\/es)?\/(r|share)\/[^/]/i;

/** The pattern of the pages of a screen share: the customer's and the agent's. */
const SHARE = /^(?:(?:\/es)?\/share|\/screen-share)\/[^/?]+\/?(?:\?|$)/i;

/**
 * Returns true for the address of a page of a screen share, which may capture the screen, camera and microphone. Such a
 * page is entered by a full page load, since the permission belongs to the document.
 */
export function isSharePath(address: string): boolean {
  return SHARE.test(address);
}

/**
 * Returns true for the address of a customer's private page or screen share, or of its data. Such an address is neither cached nor
 * counted nor logged, and no other site is told of it.
 */
export function isPrivatePath(pathname: string): boolean {
  return PRIVATE.test(pathname);
}

/** The characters that an address may contain without percent-encoding: decoding them does not change its meaning. */
const PLAIN_CHARACTER = /[a-z0-9._~-]/;

/**
 * Normalizes a page's address to one spelling: lower case, no needless percent-encoding, no needless slashes. The address
 * of a private page stays as it is: its token has upper case letters.
 */
export function normalizePath(pathname: string): string {
  if (isPrivatePath(pathname)) return pathname;
  const plain = pathname.toLowerCase().replace(/%[0-7][0-9a-f]/g, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16)).toLowerCase();
    return PLAIN_CHARACTER.test(character) ? character : escape;
  });
  return plain.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
}

/** Returns a redirect target if it is on this site, else null: what comes in a query must not lead elsewhere. */
export function safePath(target: string | null): string | null {
  if (!target?.startsWith("/") || /^\/[/\\]/.test(target) || /[\u0000-\u001f\\]/.test(target)) return null;
  return target;
}

/**
 * Returns true when the target of a request is an address on this site: a path that can be decoded, and that no URL
 * parser takes for the name of another host, as `//evil.example`, `/\\evil.example` and `/..//evil.example` would be.
 */
export function isSiteAddress(target: string): boolean {
  if (!target.startsWith("/")) return false;
  const [path = ""] = target.split(/[?#]/, 1);
  if (path.includes("%") && !canDecode(path)) return false;
  if (!/[/\\]{2}/.test(path)) return true;
  const parsed = /^\/[/\\]/.test(path) ? null : URL.parse(path, "http://site");
  return parsed !== null && !parsed.pathname.startsWith("//");
}

function canDecode(path: string): boolean {
  try {
    // The length is compared because the bundler drops a call whose result nobody uses.
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}
