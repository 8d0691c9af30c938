import type { Readable } from "node:stream";

/** An attachment of a mail, in memory. */
export type MailFile = { name: string; type: string; content: Uint8Array };
/** An attachment of a mail that leaves: its bytes, or how they are read anew from the store of files. */
export type OutgoingFile = { name: string; type: string; content: Uint8Array | (() => Readable) };

export type OutgoingMail = {
  from: string;
  to: string;
  /** Others who get the mail. */
  cc?: string[];
  bcc?: string[];
  subject: string;
  text: string;
  html: string | null;
  messageId: string;
  headers?: Record<string, string>;
  files?: OutgoingFile[];
  /** Called with the copies that the server refused when it took the mail for the recipient. */
  onRefusedCopies?: (addresses: string[]) => void;
};

/** The delivery of mails to the mail server, each once. */
export type Delivery = {
  /**
   * Resolves when the server has the mail, now or already. Throws when the server did not take it, and `UnclearOutcome`
   * when nobody knows. Awaits `beforeHandOver` before the first byte of the mail leaves: when that throws, nothing
   * leaves.
   */
  deliver(mail: OutgoingMail & { timestamp: Date }, beforeHandOver: () => Promise<void>): Promise<void>;
  /** Returns true when a worker of this data folder saw that the server took the mail. */
  hasTaken(mail: { messageId: string; timestamp: Date }): boolean;
};

/** A message in the list of the SMS provider. */
export type ListedSms = { id: string; body: string };

export type SmsTransport = {
  /**
   * Hands a message to the provider and returns its id there. Throws when it is refused (`SmsInvalid` where it always
   * will be), else `UnclearOutcome`. Delivery reports name the attempt by the time of its hand-over.
   */
  send(message: { id: number; to: string; body: string; handedOverAt: Date | null }): Promise<string>;
  /** Lists the messages that the provider took from us for a number since a time; null when too many to be sure. */
  list(to: string, since: Date): Promise<ListedSms[] | null>;
};
