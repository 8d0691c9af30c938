import type { Email } from "postal-mime";
import type { Lead } from "./visitors.ts";

export type Counts = {
  tried: number;
  acknowledged: number;
  /** Acknowledged leads that are not in the database under the reference that was given. */
  lost: number;
  doubledRows: number;
  /** Duplicate mails: about the same lead to the same recipient. */
  doubledMails: number;
  /** Mails about acknowledged leads that did not arrive and that no person is asked about. */
  missingMails: number;
  /** Mails with uncertain delivery, which a person is asked about. */
  unclearMails: number;
};

export const AGENTS = "team@example.com";
const REFERENCE = /Q-[2-9A-Z]{5}/;

/** A stored mail whose delivery is uncertain. */
export type UnclearMail = { to: string; text: string };

type Stored = { rows: { name: string; reference: string }[]; unclear: UnclearMail[] };

/** Compares the acknowledged leads with the stored rows and the mails that arrived. */
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
