import type { NameIn, TextKey, TextValues } from "../../platform/text-keys.ts";
import type { StatementName } from "./statement-names.ts";

/** The states of a line: somebody has to act, nobody can tell from here, or it is in order. */
export const LINE_STATES = ["todo", "unknown", "done"] as const;
export type LineState = (typeof LINE_STATES)[number];

/** The groups of the list, in the order in which they are shown. */
export const LINE_GROUPS = ["content", "site", "messages", "deliverability", "law"] as const;
export type LineGroup = (typeof LINE_GROUPS)[number];

/** A DNS record that has to be added, exactly as it is to be entered. */
export type DnsRecord = { type: "TXT" | "MX" | "PTR"; name: string; value: string };

/** A sentence of `locales/` with its values. */
type Sentence = { text: Extract<TextKey, `${"go-live" | "health"}:${string}`>; values?: TextValues };

/** A line of the go-live list. */
export type GoLiveLine = Sentence & {
  /** Unique in the list; the record of a sign-off names open lines by it. */
  id: string;
  group: LineGroup;
  title: NameIn<"go-live", "titles">;
  state: LineState;
  /** The page where it is mended; null where the line has a statement form of its own. */
  to: string | null;
  record?: DnsRecord;
  /** The statement that the line is about. */
  statement?: StatementName;
  /** The section of the settings that the line is about, where the title does not say it. */
  section?: string;
};

export const isOpen = ({ state }: Pick<GoLiveLine, "state">) => state !== "done";
