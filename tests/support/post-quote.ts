/** Sends a life quote request to a running site; returns null when there was no answer. */
export async function postQuote(site: string, name: string, key?: string): Promise<Response | null> {
  return fetch(`${site}/api/quote-requests`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(key ? { "idempotency-key": key } : {}) },
    body: JSON.stringify({ insuranceType: "life", name, email: "visitor@example.com", phone: "7135550113" }),
  }).catch(() => null);
}
