/**
 * The header of a search's words, percent-encoded. The words are names, addresses and numbers of customers, and do not
 * belong in the URL: URLs are logged on their way.
 */
export const SEARCH_HEADER = "x-search";
export const searchHeaders = (words: string): Record<string, string> =>
  words ? { [SEARCH_HEADER]: encodeURIComponent(words) } : {};
