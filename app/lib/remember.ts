/** Reads a key of local storage; null when storage is disabled. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a choice in local storage and in a cookie; with the cookie the server's first paint is right. It is serialized
 * into the inline script of pages (early-script.ts), so it may use nothing outside itself.
 */
export function remember(key: string, value: string): void {
  const year = 31_536_000; // in seconds
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is disabled: the cookie alone remembers.
  }
  const secure = location.protocol === "https:" ? ";secure" : "";
  document.cookie = `${key}=${value};path=/;max-age=${year};samesite=lax${secure}`;
}
