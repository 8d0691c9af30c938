/**
 * The key that makes a form's sending count once. It is made when the form is first shown, stays through retries,
 * reloads and the Back button, and is made anew by the first edit after a success.
 */
export type LeadKey = { current(): string; renew(): void; markSent(): void; renewIfSent(): void };

type Stored = { key: string; isSent: boolean };

function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function createLeadKey(form: string): LeadKey {
  const place = `lead-key-${form}`;
  let memory: Stored = { key: randomKey(), isSent: false };

  function read(): Stored {
    try {
      const stored = sessionStorage.getItem(place);
      if (stored) memory = JSON.parse(stored) as Stored;
      else write(memory);
    } catch {
      // storage is switched off: the key lives as long as the page
    }
    return memory;
  }
  function write(next: Stored): void {
    memory = next;
    try {
      sessionStorage.setItem(place, JSON.stringify(next));
    } catch {
      // as above
    }
  }
  const renew = () => write({ key: randomKey(), isSent: false });

  return {
    current: () => read().key,
    renew,
    markSent: () => write({ ...read(), isSent: true }),
    renewIfSent: () => {
      if (read().isSent) renew();
    },
  };
}
