/** The session storage key of the quote form's draft. */
export const DRAFT_PLACE = "quote-draft";
