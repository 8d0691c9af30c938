/** Limits of an incoming mail and its SMTP connection. What exceeds them is refused, and the sender gets the answer. */
export const MAIL_LIMITS = {
  bytes: 25 * 1024 * 1024,
  /** Total bytes on disk of all mails that are received at the same time; further mails have to retry later. */
  bytesAtOnce: 250 * 1024 * 1024,
  headerBytes: 256 * 1024,
  depth: 50,
  lines: 500_000,
  /** Maximum number of lines under forty bytes: no file is encoded that way, and very many are slow to parse. */
  shortLines: 50_000,
  recipients: 5,
  connections: 40,
  connectionsPerAddress: 5,
  /** Maximum per IPv4 /24 or IPv6 /48. */
  connectionsPerNetwork: 10,
  /** Maximum number of servers on the way: a mail with more of them is in a mail loop. */
  hops: 50,
  /** Maximum CPU time for parsing one mail. */
  readMs: 10_000,
  silenceMs: 60_000,
  /** Maximum time from one mail to the next, whatever commands come meanwhile. */
  talkMs: 120_000,
  /** Maximum time from the first byte of a mail to its last. */
  dataMs: 600_000,
  sessionMs: 1_800_000,
  /** Minimum average rate of a mail; checked after `rateAfterMs`. */
  bytesPerSecond: 4_096,
  rateAfterMs: 20_000,
  /** A connection older than `settledMs` and slower than `slowBytesPerSecond` is closed when another one needs it. */
  settledMs: 5_000,
  slowBytesPerSecond: 32_768,
  sweepMs: 1_000,
} as const;

export type MailLimits = Record<keyof typeof MAIL_LIMITS, number>;

/** Rate limits: mails per IP address and in total, within ten minutes. */
export const MAIL_RATES = {
  own: { points: 300, seconds: 600 },
  inAll: { points: 3_000, seconds: 600 },
} as const;

/** Maximum sizes of the stored parts of a mail; the raw mail is stored encrypted. */
export const STORED_MAIL_LIMITS = {
  subject: 300,
  name: 100,
  messageId: 500,
  references: 50,
  text: 100_000,
  html: 256 * 1024,
  attachments: 20,
  filename: 200,
} as const;
