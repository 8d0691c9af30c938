/** Where the session storage keeps what was typed into a quote form. */
export const DRAFT_PLACE = "quote-draft";
