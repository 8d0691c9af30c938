/** The one-time code that opens messages and documents on the private page of a request. */
export const PAGE_CODE = {
  digits: 6,
  /** Minutes in which a code can be used. */
  minutes: 10,
  /** Guesses after which a code is worth nothing. */
  tries: 5,
  /** Codes that a request gets in an hour. */
  perHour: 5,
  /** Minutes for which the browser stays verified. */
  sessionMinutes: 30,
} as const;

/** Maximum length of a message that a customer writes on the page. */
export const PAGE_MESSAGE_MAX = 4_000;

/** Time in which the same words, sent again, are the same message: a second press, or an answer that was lost. */
export const SAME_MESSAGE_MS = 10 * 60_000;

/** The mark of the desk event of a message that the customer wrote on the page: it came by no channel. */
export const BY_PAGE = "page";

/** The deeds with a file on the page: an agent put it there or took it back, the customer downloaded it. */
export const SHARE_DEEDS = ["shared", "takenBack", "downloaded"] as const;
export type ShareDeed = (typeof SHARE_DEEDS)[number];
