import { createHmac, timingSafeEqual } from "node:crypto";

type SignedRequest = { token: string; publicUrl: string; path: string; form: Record<string, unknown> };

/**
 * Verifies the HMAC signature of a webhook request: base64 of HMAC-SHA1, keyed with the auth token, over the full URL
 * and the form's fields sorted by name, each followed by its value. Computed here and not by the provider's library,
 * which takes seconds to load: a STOP must never wait for it, nor fail with it.
 */
export function isSigned(signature: unknown, { token, publicUrl, path, form }: SignedRequest): boolean {
  const fields = Object.keys(form).sort();
  // The fields of a form are texts: anything else comes from somebody else, as JSON.
  if (typeof signature !== "string" || !fields.every((name) => typeof form[name] === "string")) return false;
  const content = fields.map((name) => `${name}${form[name] as string}`).join("");
  return originVariants(publicUrl).some((origin) => {
    const expected = Buffer.from(createHmac("sha1", token).update(`${origin}${path}${content}`).digest("base64"));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** Returns the origin without a port and with the default one: the provider signs either form. */
function originVariants(publicUrl: string): string[] {
  const { protocol, hostname, port } = new URL(publicUrl);
  const usual = protocol === "https:" ? "443" : "80";
  return [publicUrl, `${protocol}//${hostname}`, `${protocol}//${hostname}:${port || usual}`];
}
