/** Mail domains in real use here that the spell checker would take for misspelt ones. */
const MORE_DOMAINS = [
  "yahoo.com.mx",
  "hotmail.com.mx",
  "outlook.com.mx",
  "live.com.mx",
  "prodigy.net.mx",
  "mac.com",
  "hotmail.es",
  "yahoo.es",
];

/**
 * Suggests the address that was probably meant, such as `ana@gmail.com` for `ana@gmial.com`; undefined when the typed
 * one looks right. It only suggests: an unusual address may be real. The spell checker is loaded on first use.
 */
export async function suggestEmail(typed: string): Promise<string | undefined> {
  const email = typed.trim();
  const at = email.lastIndexOf("@");
  if (at < 1 || at === email.length - 1) return undefined;
  const { run, POPULAR_DOMAINS } = (await import("@zootools/email-spell-checker")).default;
  const domains = [...POPULAR_DOMAINS, ...MORE_DOMAINS];
  // The checker lower-cases the part before the @, whose spelling is the visitor's choice. It also takes `.con` for
  // `.co`.
  const domain = email.slice(at + 1).replace(/\.con$/i, ".com");
  const found = run({ email: `x@${domain}`, domains })?.domain ?? domain;
  return found.toLowerCase() === email.slice(at + 1).toLowerCase() ? undefined : `${email.slice(0, at)}@${found}`;
}
