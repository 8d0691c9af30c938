import type { Email } from "postal-mime";
import { AGENTS, count, type Counts, type UnclearMail } from "../soak/count.ts";
import type { Lead } from "../soak/visitors.ts";
import type { Incoming } from "./load.ts";
import type { Screen } from "./screens.ts";

/** A lead with the number that its text goes to. */
export type TextedLead = Lead & { phone: string };

export type DrillCounts = Counts & {
  doubledTexts: number;
  /** Texts to acknowledged leads that did not leave and that no person is asked about. */
  missingTexts: number;
  unclearTexts: number;
  /** Acknowledged mails and texts of customers. */
  incoming: number;
  lostIncoming: number;
  doubledIncoming: number;
  screens: number;
  /** Screens that were not told of every acknowledged lead, neither by its event nor by a reset after it. */
  incompleteScreens: number;
};

export type Stored = {
  rows: { name: string; reference: string }[];
  unclearMails: UnclearMail[];
  /** The numbers of texts whose outcome nobody knows. */
  unclearTexts: string[];
  /** The ids of stored mails and texts of customers. */
  incoming: string[];
};

type Outside = { mails: Email[]; texts: string[]; incoming: Incoming[]; screens: Pick<Screen, "seen" | "resetAt">[] };

/** Compares what people were told with what is stored, what left, and what screens have heard. */
export function countDrill(leads: TextedLead[], stored: Stored, outside: Outside): DrillCounts {
  const acknowledged = leads.filter(({ reference }) => reference !== null);
  return {
    ...count(leads, { rows: stored.rows, unclear: stored.unclearMails }, outside.mails),
    doubledMails: outside.mails.length - new Set(outside.mails.map(identityOf)).size,
    ...countTexts(acknowledged, stored, outside),
    ...countIncoming(stored, outside),
    screens: outside.screens.length,
    incompleteScreens: outside.screens.filter((screen) => !isComplete(screen, acknowledged)).length,
  };
}

/** Identifies a mail. A visitor gets one; the agents get several about one lead, as when its customer answers. */
function identityOf({ to, messageId }: Email): string | undefined {
  const address = to?.[0]?.address;
  return address === AGENTS ? messageId : address;
}

function countTexts(acknowledged: TextedLead[], { unclearTexts }: Stored, { texts }: Outside) {
  const sent = new Set(texts);
  const unclear = new Set(unclearTexts);
  const isMissing = ({ phone }: TextedLead) => !sent.has(phone) && !unclear.has(phone);
  return {
    doubledTexts: texts.length - sent.size,
    missingTexts: acknowledged.filter(isMissing).length,
    unclearTexts: unclear.size,
  };
}

function countIncoming({ incoming: stored }: Stored, { incoming }: Outside) {
  const acknowledged = incoming.filter(({ isAcknowledged }) => isAcknowledged);
  const known = new Set(stored);
  return {
    incoming: acknowledged.length,
    lostIncoming: acknowledged.filter(({ id }) => !known.has(id)).length,
    doubledIncoming: stored.length - known.size,
  };
}

/** Returns true for a screen that shows every lead: after a reset the page fetches all of them. */
export function isComplete(
  { seen, resetAt }: Pick<Screen, "seen" | "resetAt">,
  leads: Pick<TextedLead, "reference" | "acknowledgedAt">[],
): boolean {
  return leads.every(({ reference, acknowledgedAt = 0 }) => seen.has(reference ?? "") || resetAt > acknowledgedAt);
}

/** The promise of the drill: the most mails that may wait for a person, and the most seconds after a new primary. */
export type Bounds = { unclearMails: number; wellWithin: number | null };

/** Returns the reasons why the counts break the promise; empty when they keep it. */
export function faultsOf(counts: DrillCounts, well: number[], { unclearMails, wellWithin }: Bounds): string[] {
  const none: (keyof DrillCounts)[] = [
    "lost",
    "doubledRows",
    "doubledMails",
    "missingMails",
    "doubledTexts",
    "missingTexts",
    "unclearTexts",
    "lostIncoming",
    "doubledIncoming",
    "incompleteScreens",
  ];
  const wrong = none.filter((name) => counts[name] > 0).map((name) => `${name}: ${counts[name]}`);
  if (counts.acknowledged < counts.tried) wrong.push("not every lead was acknowledged");
  if (counts.unclearMails > unclearMails) wrong.push(`unclearMails: ${counts.unclearMails} of ${unclearMails} at most`);
  const longest = Math.max(...well);
  if (wellWithin !== null && longest > wellWithin) wrong.push(`well again only after ${longest.toFixed(1)} s`);
  return wrong;
}
