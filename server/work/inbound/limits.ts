/** What a mail that comes in may be; more is refused, and whoever sends it is told. */
export const MAIL_LIMITS = {
  bytes: 25 * 1024 * 1024,
  /** Of all mails that are being received at once, on disk: more have to come later. */
  bytesAtOnce: 250 * 1024 * 1024,
  headerBytes: 256 * 1024,
  depth: 50,
  lines: 500_000,
  /** Of less than forty bytes: no file is made of such, and to read very many takes its time. */
  shortLines: 50_000,
  recipients: 5,
  connections: 40,
  connectionsPerAddress: 5,
  /** An IPv4 /24 or an IPv6 /48. */
  connectionsPerNetwork: 10,
  /** One that went through more servers goes in circles. */
  hops: 50,
  /** So long may one take to be read. */
  readMs: 10_000,
  silenceMs: 60_000,
  /** From one mail to the next, whatever is said meanwhile. */
  talkMs: 120_000,
  /** From the first byte of a mail to its last. */
  dataMs: 600_000,
  sessionMs: 1_800_000,
  /** The least that a mail has to come with, on average, once it has come for so long. */
  bytesPerSecond: 4_096,
  rateAfterMs: 20_000,
  /** A connection that was there for so long and has brought less makes room when another one needs it. */
  settledMs: 5_000,
  slowBytesPerSecond: 32_768,
  sweepMs: 1_000,
} as const;

export type MailLimits = Record<keyof typeof MAIL_LIMITS, number>;

/** Mails per address and in all, within ten minutes. */
export const MAIL_RATES = {
  own: { points: 300, seconds: 600 },
  inAll: { points: 3_000, seconds: 600 },
} as const;

/** What is kept of one; the whole of it is kept sealed. */
export const KEPT = {
  subject: 300,
  name: 100,
  messageId: 500,
  references: 50,
  text: 100_000,
  html: 256 * 1024,
  attachments: 20,
} as const;
