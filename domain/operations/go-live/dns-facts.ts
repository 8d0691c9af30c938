/** The result of a DNS lookup: the records, none where the name has none, or the reason why there was no answer. */
export type Looked<T> = { found: T[] } | { reason: string };

export type MailExchange = { exchange: string; priority: number };

/** The domains that a mail of the agency carries. */
export type MailDomains = {
  /** The domain of the From address, which readers see. */
  from: string;
  /** The domain of the envelope's sender, to which bounces go: SPF is checked against it. */
  envelope: string;
  /** The domain that answers go to, and whether this program receives them. */
  reply: { domain: string; isOurs: boolean };
};

/** The DNS records that decide whether mails of the agency arrive, as they were looked up. */
export type DnsFacts = {
  spf: Looked<string>;
  /** The keys under the selectors that were tried; `isKnown` where the selector comes from a mail that arrived. */
  dkim: { selector: string; isKnown: boolean; keys: Looked<string> }[];
  /** The policy, and the domain that has it: the sender's own or one above it. */
  dmarc: { domain: string; policies: Looked<string> };
  mx: Looked<MailExchange>;
  /** True when the first mail exchange is the machine of this site; null where that cannot be told. */
  leadsHere: boolean | null;
  /** The reverse name of the mail server's address; null where it has no public one. */
  reverse: { address: string; names: Looked<string>; isConfirmed: boolean } | { reason: string } | null;
};

/** The domains and verdicts in the headers of the test letter that arrived. */
export type SeenMail = {
  from: string;
  envelope: string | null;
  dkim: { domain: string; selector: string }[];
  /** The verdicts of the mailbox that received it; null where its headers have none. */
  spf: string | null;
  dkimResult: string | null;
  dmarc: string | null;
};

/** The last test letter: when it was sent, when its code was typed in, and what its headers said. */
export type TestLetter = { sentAt: Date; arrivedAt: Date | null; seen: SeenMail | null };

/** Everything that the deliverability lines are made of; `dns` is null while the sender is a placeholder. */
export type DeliverabilityFacts = {
  domains: MailDomains;
  dns: DnsFacts | null;
  /** The host of the mail server; null without one. */
  smtpHost: string | null;
  /** The host name of this site. */
  siteHost: string;
  /** The address that reports of DMARC may go to. */
  reportsTo: string;
  letter: TestLetter | null;
};
