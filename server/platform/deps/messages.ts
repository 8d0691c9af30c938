/** An attachment of an incoming or outgoing mail. */
export type MailFile = { name: string; type: string; content: Uint8Array };

export type OutgoingMail = {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  messageId: string;
  headers?: Record<string, string>;
  files?: MailFile[];
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
