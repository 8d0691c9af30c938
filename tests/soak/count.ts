import type { Email } from "postal-mime";
import type { Lead } from "./visitors.ts";

export type Counts = {
  tried: number;
  acknowledged: number;
  /** Acknowledged, and not in the database under the reference that was given. */
  lost: number;
  doubledRows: number;
  /** The same mail about the same lead to the same reader. */
  doubledMails: number;
  /** Mails about acknowledged leads that nobody got, and that no person is asked about. */
  missingMails: number;
  /** Mails that may have been taken, which a person is asked about. */
  unclearMails: number;
};

export const AGENTS = "team@example.com";
const REFERENCE = /Q-[2-9A-Z]{5}/;

/** A stored mail of which nobody knows whether it was taken. */
export type UnclearMail = { to: string; text: string };

type Stored = { rows: { name: string; reference: string }[]; unclear: UnclearMail[] };

/** Compares what visitors were told with what is stored and what arrived. */
export function count(leads: Lead[], { rows, unclear }: Stored, mails: Email[]): Counts {
  const acknowledged = leads.filter(({ reference }) => reference !== null);
  const stored = new Set(rows.map(({ name, reference }) => `${name} ${reference}`));
  const arrived = mails.map(({ to, text }) => keyOf(to?.[0]?.address, text));
  const asked = new Set(unclear.map(({ to, text }) => keyOf(to, text)));
  const kinds = new Set(arrived);
  const expected = acknowledged.flatMap(({ email, reference }) => [AGENTS, email].map((to) => `${to} ${reference}`));
  return {
    tried: leads.length,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ name, reference }) => !stored.has(`${name} ${reference}`)).length,
    doubledRows: rows.length - new Set(rows.map(({ name }) => name)).size,
    doubledMails: arrived.length - kinds.size,
    missingMails: expected.filter((key) => !kinds.has(key) && !asked.has(key)).length,
    unclearMails: asked.size,
  };
}

const keyOf = (to: string | undefined, text = "") => `${to} ${REFERENCE.exec(text)?.[0]}`;
