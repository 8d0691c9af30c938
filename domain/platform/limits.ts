/** The constants of the specifications and of our decisions on them, in one place. */

/** Upper bounds of text fields (decision 33). */
export const MAX = {
  name: 100,
  email: 254,
  phone: 30,
  zip: 5,
  message: 5_000,
  freeText: 2_000,
  password: 128,
  username: 100,
} as const;

/** Upper bounds of what admins write for the site. */
export const CONTENT_MAX = {
  title: 200,
  slug: 80,
  code: 60,
  tag: 40,
  url: 500,
  summary: 2_000,
  article: 60_000,
} as const;
export const MAX_TAGS = 15;
/**
 * Upper bounds of a message to a customer: characters of a mail and of a text, files, their bytes together, addresses
 * in CC and BCC together, and days until a scheduled message leaves.
 */
export const ANSWER_MAX = {
  email: 10_000,
  sms: 1_200,
  files: 10,
  bytes: 25 * 1024 * 1024,
  copies: 10,
  days: 90,
} as const;
/** Delay before a message that a person wrote leaves, in milliseconds: as long as the bar shows that takes it back. */
export const RECALL_MS = 10_000;
/** Maximum length of the signature under an agent's answers. */
export const MAX_SIGNATURE = 500;
/** The range of ratings, in half steps. */
export const RATING = { min: 1, max: 5, step: 0.5 } as const;

export const MIN_PHONE_DIGITS = 10;
export const MAX_PHONE_DIGITS = 15;
export const MIN_USERNAME = 3;
export const MIN_PASSWORD = 6;

/** Maximum lifetime of a session that the settings allow, and the default. */
export const SESSION_LIMITS = { idleMinutes: 60, absoluteHours: 12 } as const;

/** Minutes for which a password reset link works. */
export const PASSWORD_RESET_MINUTES = 60;
/**
 * Maximum password reset links of one account that work at once. More than strangers can cause to be mailed while one
 * lasts: nobody can push the owner's link out by asking for others.
 */
export const LIVE_RESET_LINKS = 10;

/**
 * Limits of a two-factor login between the password and the code: minutes and tries. Also the number of recovery codes.
 */
export const SECOND_FACTOR = { minutes: 10, tries: 5, recoveryCodes: 10 } as const;
/**
 * Rate limit of passwords and codes: free tries, then a backoff of one minute that doubles with each further try, up to
 * the longest wait.
 */
export const LOGIN_TRIES = { free: 10, longestWaitMinutes: 240 } as const;
/** Maximum logins of an account that wait for their code at once; an older one ends. */
export const MAX_PENDING_LOGINS = 3;
/** Maximum sessions of an account; a further login ends the one that was used least recently. */
export const SESSIONS_PER_ACCOUNT = 20;
/**
 * Maximum live streams (SSE) in one process. Of an account: a further one ends the oldest. Of one browser session: a
 * further one is refused.
 */
export const STREAMS = { perAccount: 12, perSession: 6 } as const;
/**
 * Limits of presence, which tells who has a request open: screens of an account that are shown, and reports of an
 * account per minute.
 */
export const PRESENCE = { screensPerAccount: 12, perMinute: 240 } as const;

/** Minutes to wait for an authenticator's answer to a passkey challenge. */
export const PASSKEY_CHALLENGE_MINUTES = 5;

/** The length caps of a registration request (specification A §5). */
export const REGISTRATION_MAX = { username: 100, email: 255, name: 100, phone: 20 } as const;

export const BODY_LIMIT = { public: 16 * 1024, content: 256 * 1024, upload: 10 * 1024 * 1024 } as const;

/** Time for which a success message stays in sight, in milliseconds. */
export const SUCCESS_MS = { shortQuote: 10_000, contactBanner: 10_000, quotePanel: 2_000 } as const;

/** Minimum retention period of the record of a consent, in years. */
export const CONSENT_YEARS = 5;

/**
 * Retention period of an incoming mail in its original form, encrypted, in days. The text that was read from it stays
 * with its request.
 */
export const RAW_MAIL_DAYS = 90;

/** Days that the draft of an answer is kept after its last change, and the number of drafts that one user may have. */
export const ANSWER_DRAFTS = { days: 90, most: 200 } as const;

/** Days that an address waits to be confirmed for the newsletter before it is forgotten. */
export const NEWSLETTER_CONFIRM_DAYS = 7;

/** Hours in which contact details can be added to a request that came without a way to answer it. */
export const COMPLETION_HOURS = 24;

/**
 * Minimum time to fill in a form: one that is sent sooner was not filled in by a person. Five digits at 120 ms a key
 * take longer, so that nobody who types a ZIP code is suspected.
 */
export const MIN_FILL_MS = 500;

/** Timeout of an API call. An answer that has not come by then is a failure, reported in plain words. */
export const ANSWER_TIMEOUT_MS = 10_000;

export const PAGE_SIZE = { default: 50, max: 100 } as const;

/** Upper bounds of the views that users keep at the desk: views of one user, and characters of a name. */
export const DESK_VIEW_MAX = { perUser: 20, name: 40 } as const;

/**
 * Upper bounds of tags: in the admins' list, characters of a name, on one request or customer, in one filter, and the
 * uses of a tag that can be deleted at once; one that is used more is retired.
 */
export const TAG_MAX = { list: 100, name: 30, onOne: 20, filter: 5, deletable: 10_000 } as const;

export const PROTECTED_ADMIN_ID = 4;

/** Days for which the link of an invitation works. */
export const INVITATION_DAYS = 7;
/**
 * Times of the screen share dialog: to generate a link, until it expires, and for which "copied" stays in sight (A §9).
 */
export const SCREEN_SHARE = { generateMs: 1_500, sessionMinutes: 60, copiedMs: 3_000 } as const;
