/** What the server made of a short quote form that was sent without script. */
export type SentShortQuote = {
  values: Record<string, string>;
  error?: string;
  fields?: Record<string, string>;
  reference?: string;
};
