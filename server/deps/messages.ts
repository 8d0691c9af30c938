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

/** Hands mails to the mail server, each once as near as SMTP allows. */
export type Delivery = {
  /** Settles when the server has the mail, now or already; throws when it did not take it. */
  deliver(mail: OutgoingMail & { timestamp: Date }): Promise<void>;
};

export type SmsTransport = {
  /** Hands a message to the provider and gives back its id there; throws when it is not taken. */
  send(message: { id: number; to: string; body: string }): Promise<string>;
};
