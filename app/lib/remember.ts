/** What this browser keeps under a key; null where storage is switched off. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a choice in local storage and in the cookie that lets the server's first paint be right. It stands alone: the
 * script that is written into pages (early-script.ts) holds it as it is here.
 */
export function remember(key: string, value: string): void {
  const year = 31_536_000; // in seconds
  try {
    localStorage.setItem(key, value);
  } catch {
    // storage is switched off: the cookie alone remembers
  }
  const secure = location.protocol === "https:" ? ";secure" : "";
  document.cookie = `${key}=${value};path=/;max-age=${year};samesite=lax${secure}`;
}
