/**
 * Makes an idempotency key of 32 random hexadecimal digits: a form that is sent twice counts once. It does not use
 * `crypto.randomUUID`, which pages without https, such as a site opened by its IP address, do not have.
 */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
