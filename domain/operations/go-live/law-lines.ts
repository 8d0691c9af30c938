import type { GoLiveLine } from "./line.ts";
import type { SiteFacts } from "./site-lines.ts";
import { STATEMENT_NAMES, statementKind, type StatementName } from "./statement-names.ts";

/** A statement in force, with the texts that it was about. */
export type StatedFact = { on: string; choice: string | null; note: string; by: string | null; ofTexts: string | null };

export type LawFacts = Pick<SiteFacts, "now" | "legalFigures"> & {
  statements: Partial<Record<StatementName, StatedFact>>;
  /** A fingerprint of the texts that counsel should read, as they are now. */
  textsNow: string;
};

const DAY_MS = 86_400_000;
/** The page where what a statement is about can be read or done. */
const PAGES: Partial<Record<StatementName, string>> = {
  counsel: "/terms",
  privacy: "/privacy",
  complaintAddress: "/terms",
  departmentName: "/admin-settings?section=identity",
  insurerApproval: "/admin-content?kind=partners",
  restoreDrill: "/admin-health",
};

/** Builds the lines about the law: figures to look up, and what only the owner can state. */
export function lawLines(facts: LawFacts): GoLiveLine[] {
  const { unchecked, due } = facts.legalFigures;
  const isChecked = unchecked + due === 0;
  return [
    {
      id: "legalFigures",
      group: "law",
      title: "legalFigures",
      state: isChecked ? "done" : "todo",
      text: isChecked ? "go-live:legalFigures.checked" : "go-live:legalFigures.due",
      values: { unchecked, due },
      to: "/admin-facts",
    },
    ...STATEMENT_NAMES.map((name) => statementLine(name, facts)),
  ];
}

function statementLine(name: StatementName, { now, statements, textsNow }: LawFacts): GoLiveLine {
  const stated = statements[name];
  const line: Omit<GoLiveLine, "state" | "text"> = {
    id: name,
    group: name === "restoreDrill" ? "site" : "law",
    title: name,
    to: PAGES[name] ?? null,
    statement: name,
  };
  if (!stated) return { ...line, state: "todo", text: `go-live:asks.${name}` };
  const { holdsDays = Infinity, isOfTexts } = statementKind(name);
  const values = { date: stated.on, name: stated.by ?? "–" };
  if (now.getTime() - Date.parse(stated.on) > holdsDays * DAY_MS) {
    return { ...line, state: "todo", text: "go-live:stated.old", values: { ...values, days: holdsDays } };
  }
  if (isOfTexts && stated.ofTexts !== textsNow) {
    return { ...line, state: "todo", text: "go-live:stated.otherTexts", values };
  }
  return { ...line, state: "done", text: "go-live:stated.inForce", values };
}
