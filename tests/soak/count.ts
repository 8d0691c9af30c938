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
  /** Mails about acknowledged leads that nobody got. */
  missingMails: number;
};

export const AGENTS = "team@example.com";
const REFERENCE = /Q-[2-9A-Z]{5}/;

/** Compares what visitors were told with what is stored and what arrived. */
export function count(leads: Lead[], rows: { name: string; reference: string }[], mails: Email[]): Counts {
  const acknowledged = leads.filter(({ reference }) => reference !== null);
  const stored = new Set(rows.map(({ name, reference }) => `${name} ${reference}`));
  const arrived = mails.map(keyOf);
  const kinds = new Set(arrived);
  const expected = acknowledged.flatMap(({ email, reference }) => [AGENTS, email].map((to) => `${to} ${reference}`));
  return {
    tried: leads.length,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ name, reference }) => !stored.has(`${name} ${reference}`)).length,
    doubledRows: rows.length - new Set(rows.map(({ name }) => name)).size,
    doubledMails: arrived.length - kinds.size,
    missingMails: expected.filter((key) => !kinds.has(key)).length,
  };
}

const keyOf = ({ to, text }: Email) => `${to?.[0]?.address} ${REFERENCE.exec(text ?? "")?.[0]}`;
