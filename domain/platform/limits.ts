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
/** What is written to a customer: characters of a mail and of a text, files, and their bytes together. */
export const ANSWER_MAX = { email: 10_000, sms: 1_200, files: 5, bytes: 15 * 1024 * 1024, days: 90 } as const;
/** So long does what a person wrote wait before it leaves: as long as the bar shows that takes it back. */
export const RECALL_MS = 10_000;
/** What stands under an agent's answers. */
export const MAX_SIGNATURE = 500;
/** Ratings go in half steps. */
export const RATING = { min: 1, max: 5, step: 0.5 } as const;

export const MIN_PHONE_DIGITS = 10;
export const MAX_PHONE_DIGITS = 15;
export const MIN_USERNAME = 3;
export const MIN_PASSWORD = 6;

/** How long a link to choose a new password works. */
export const PASSWORD_RESET_MINUTES = 60;
/**
 * So many links of one account work at once. More than strangers can cause to be mailed while one lasts: nobody can push
 * the owner's link out by asking for others.
 */
export const LIVE_RESET_LINKS = 10;

/** Between the password and the code of a two-factor login: so long, so many tries. */
export const SECOND_FACTOR = { minutes: 10, tries: 5, recoveryCodes: 10 } as const;
/** Passwords and codes: so many free tries, then a minute's wait that doubles with each further one, up to this. */
export const LOGIN_TRIES = { free: 10, longestWaitMinutes: 240 } as const;
/** So many logins of an account may wait for their code at once; an older one ends. */
export const HALF_LOGINS = 3;
/** So many sessions an account may have; a further login ends the one that was used least recently. */
export const SESSIONS_PER_ACCOUNT = 20;
/** Live streams of an account in one process: a further one ends the oldest. Those of one browser: it is refused. */
export const STREAMS = { perAccount: 12, perSession: 6 } as const;
/** Who has a request open: screens of an account that are shown, and how often an account may say so. */
export const PRESENCE = { screensPerAccount: 12, perMinute: 240 } as const;

/** How long an authenticator's answer is waited for. */
export const PASSKEY_CHALLENGE_MINUTES = 5;

/** The length caps of a registration request (specification A §5). */
export const REGISTRATION_MAX = { username: 100, email: 255, name: 100, phone: 20 } as const;

export const BODY_LIMIT = { public: 16 * 1024, content: 256 * 1024, upload: 10 * 1024 * 1024 } as const;

/** How long a success stays in sight, in milliseconds. */
export const SUCCESS_MS = { shortQuote: 10_000, contactBanner: 10_000, quotePanel: 2_000 } as const;

/** How long the record of a consent is kept. */
export const CONSENT_YEARS = 5;

/** How long a mail that came in is kept as it came, sealed; what was read of it stays with its request. */
export const RAW_MAIL_DAYS = 90;

/** How long an address waits to be confirmed for the newsletter before it is forgotten. */
export const NEWSLETTER_CONFIRM_DAYS = 7;

/** How long a request that came without a way to answer it can be given one. */
export const COMPLETION_HOURS = 24;

/**
 * A form sent sooner after it was shown was not filled in by a person. Five digits at 120 ms a key take longer, so that
 * nobody who types a ZIP code is suspected.
 */
export const MIN_FILL_MS = 500;

/** An answer that has not come by then is a failure, in plain words. */
export const ANSWER_TIMEOUT_MS = 10_000;

export const PAGE_SIZE = { default: 50, max: 100 } as const;

export const PROTECTED_ADMIN_ID = 4;

/** How long the link of an invitation works. */
export const INVITATION_DAYS = 7;
/** The screen share dialog: how long a link takes, lasts, and how long "copied" stays in sight (A §9). */
export const SCREEN_SHARE = { generateMs: 1_500, sessionMinutes: 60, copiedMs: 3_000 } as const;
