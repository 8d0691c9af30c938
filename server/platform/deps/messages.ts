/** A file that comes or goes with a mail. */
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

/** Hands mails to the mail server, each once. */
export type Delivery = {
  /**
   * Settles when the server has the mail, now or already; throws when it did not take it, and `UnclearOutcome` when
   * nobody knows. `beforeHandOver` is waited for before the first byte of the mail leaves: when it throws, none does.
   */
  deliver(mail: OutgoingMail & { timestamp: Date }, beforeHandOver: () => Promise<void>): Promise<void>;
  /** Whether a worker of this data folder saw that the server took a mail. */
  hasTaken(mail: { messageId: string; timestamp: Date }): boolean;
};

/** A message as the provider has it. */
export type ListedSms = { id: string; body: string };

export type SmsTransport = {
  /**
   * Hands a message to the provider and gives back its id there; throws when it is refused (`SmsInvalid` where it always
   * will be), else `UnclearOutcome`. Reports about it name the attempt by the moment of its hand-over.
   */
  send(message: { id: number; to: string; body: string; handedOverAt: Date | null }): Promise<string>;
  /** All that the provider has taken from us for a number since a moment; null when it lists too many to be sure. */
  list(to: string, since: Date): Promise<ListedSms[] | null>;
};
