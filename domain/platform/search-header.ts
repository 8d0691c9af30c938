/**
 * The words of a search are names, addresses and numbers of customers. They travel in a header, percent-encoded:
 * addresses are written down on their way.
 */
export const SEARCH_HEADER = "x-search";
export const searchHeaders = (words: string): Record<string, string> =>
  words ? { [SEARCH_HEADER]: encodeURIComponent(words) } : {};
