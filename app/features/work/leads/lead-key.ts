/**
 * The idempotency key of a form. It is created when the form is first shown, and survives retries, reloads and the Back
 * button. The first edit after a success creates a new one.
 */
export type LeadKey = { current(): string; renew(): void; markSent(): void; renewIfSent(): void };

type StoredKey = { key: string; isSent: boolean };

function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function createLeadKey(form: string): LeadKey {
  const storageKey = `lead-key-${form}`;
  let memory: StoredKey = { key: randomKey(), isSent: false };

  function read(): StoredKey {
    try {
      const stored = sessionStorage.getItem(storageKey);
      if (stored) memory = JSON.parse(stored);
      else write(memory);
    } catch {
      // storage is switched off: the key lives as long as the page
    }
    return memory;
  }
  function write(next: StoredKey): void {
    memory = next;
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(next));
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
