import { z } from "zod";
import type { GoLive, ShownLine, ShownSignOff } from "../../../domain/api/operations/go-live.ts";
import { ENVIRONMENT } from "../../../domain/operations/go-live/content-lines.ts";
import { isOpen, LINE_STATES, type GoLiveLine } from "../../../domain/operations/go-live/line.ts";
import { goLiveLines } from "../../../domain/operations/go-live/lines.ts";
import { STATEMENT_NAMES } from "../../../domain/operations/go-live/statement-names.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { sayFailure } from "../../platform/jobs/say-failure.ts";
import { knownText, translator } from "../../platform/texts.ts";
import { addEntry, lastEntries, type Entry } from "./entries.ts";
import { gatherFacts, type GoLiveNeeds } from "./gather-facts.ts";
import { presentStatement, readStatements } from "./statements.ts";

const MAX_SIGN_OFFS = 20;

/** Lists everything that stands between the installation and going live, in the reader's language. */
export async function listGoLive(deps: GoLiveNeeds, language: Language): Promise<GoLive> {
  const lines = goLiveLines(await gatherFacts(deps));
  const stated = await readStatements(deps.db);
  const named = STATEMENT_NAMES.flatMap((name) => {
    const one = stated[name];
    return one ? [[name, presentStatement(one)] as const] : [];
  });
  const signOffs = await lastEntries(deps.db, "sign-off", MAX_SIGN_OFFS);
  return {
    at: deps.clock().toISOString(),
    lines: lines.map((line) => presentLine(line, language)),
    statements: Object.fromEntries(named),
    signOffs: signOffs.map((entry) => presentSignOff(entry, language)),
  };
}

/** Translates a line. */
function presentLine(line: GoLiveLine, language: Language): ShownLine {
  const { id, group, state, text, values = {}, to, record, statement } = line;
  const t = translator(language);
  const { reason } = values;
  // The health checks give the reason of a failure as a code; here it is put into words.
  const said =
    text.startsWith("health:") && typeof reason === "string"
      ? { ...values, reason: sayFailure(reason, language) }
      : values;
  return {
    id,
    group,
    title: titleOf(line, language),
    state,
    text: t(text, said),
    to,
    record: record ?? null,
    statement: statement ?? null,
  };
}

function titleOf({ title, section }: Pick<GoLiveLine, "title" | "section">, language: Language): string {
  const own = translator(language)(`go-live:titles.${title}`);
  if (!section || section === ENVIRONMENT) return own;
  return `${own}: ${knownText(language, "settings:sections", section, "name") ?? section}`;
}

/** The stored form of an open line: enough to name it later in either language. */
const storedLine = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(LINE_STATES),
  section: z.string().optional(),
});
const storedSignOff = z.object({ note: z.string(), open: z.array(storedLine) });

function presentSignOff({ id, at, by, value }: Entry, language: Language): ShownSignOff {
  const { note, open } = storedSignOff.parse(value);
  const named = open.map((line) => ({
    id: line.id,
    // A later version of the program may no longer have the line.
    title: knownText(language, "go-live:titles", line.title)
      ? titleOf(line as Pick<GoLiveLine, "title" | "section">, language)
      : line.title,
    state: line.state,
  }));
  return { id, at: at.toISOString(), by, note, open: named };
}

/** Records that an admin lets the site go live, with the lines that are open at this moment. */
export async function signOff(
  deps: GoLiveNeeds & Pick<Deps, "recordEvent">,
  note: string,
  caller: Caller,
  language: Language,
): Promise<ShownSignOff> {
  const lines = goLiveLines(await gatherFacts(deps)).filter(isOpen);
  const open = lines.map(({ id, title, state, section }) => ({ id, title, state, ...(section && { section }) }));
  const at = deps.clock();
  const value = { note, open };
  return makeChange(deps, caller, async (tx) => {
    const id = await addEntry(tx, { kind: "sign-off", name: "go-live", value, at, byId: caller.actor.id });
    const entry = { id, name: "go-live", value, at, by: caller.actor.username };
    const event = {
      action: "go-live.sign-off",
      subject: { type: "go-live", id },
      details: { open: open.length },
    } as const;
    return { result: presentSignOff(entry, language), event };
  });
}
