/**
 * A random key of 32 hexadecimal digits, by which a form that is sent twice counts once. Not by `crypto.randomUUID`: pages
 * without https, such as those of a site that is opened by its IP address, do not have it.
 */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
