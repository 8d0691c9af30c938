import { CHANNELS, isChannel, MESSAGE_CHANNELS } from "../../../domain/work/channels.ts";
import { actionKey } from "../../../domain/platform/audit-actions.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { isLeadKind, LEAD_KINDS } from "../../../domain/work/request-kinds.ts";
import type { GroupKey } from "../../../domain/platform/text-keys.ts";
import { officeStamp } from "../../platform/http/office-stamp.ts";
import { knownText, textsOf, translator } from "../../platform/texts.ts";
import { nameKey, USER_DETAILS, type Names } from "./names-in-events.ts";

type Event = {
  at: string;
  actorName: string | null;
  action: string;
  subjectType: string | null;
  subjectId: string | null;
  details: Record<string, unknown>;
};

/** The text groups that translate the values of a detail. */
const WORDS: Record<string, GroupKey[]> = {
  role: ["portal:roles"],
  from: ["portal:roles", "desk:work.stages", "desk:work.priorities"],
  to: ["portal:roles", "desk:work.stages", "desk:work.priorities"],
  type: ["quotes:type", "desk:inquiry"],
  name: ["jobs:names"],
  personalizedTrack: ["onboarding:track"],
  preferredLearningStyle: ["onboarding:style"],
  changed: ["audit-details:fields"],
  fields: ["content:fields"],
};

/** The details that are ids of something with a name, and its type. */
const NAMED: Record<string, string> = {
  mentorId: "user",
  ...Object.fromEntries(USER_DETAILS.map((name) => [name, "user"])),
  stepId: "onboarding-step",
  reason: "lost-reason",
  outcome: "call-outcome",
  added: "tag",
  removed: "tag",
  tag: "tag",
};

/** The text groups that name the subjects whose ids are names in the code. */
const SUBJECT_WORDS: Record<string, GroupKey[]> = {
  "set-up-step": ["set-up:names"],
  statement: ["go-live:titles"],
  "test-message": ["audit:tests"],
  settings: ["settings:sections"],
};
const IN_SPANISH = /^es\./;

/** Describes an event in the reader's language: the action, its subject and the details. */
export function sayEvent({ action, subjectType, subjectId, details }: Event, language: Language, names: Names) {
  return {
    action: sayAction(action, language),
    subject: subjectType ? saySubject(subjectType, subjectId ?? "", language, names) : "",
    details: inOrder(details)
      .filter(([, value]) => value !== null && value !== "" && !(Array.isArray(value) && value.length === 0))
      .map(([name, value]) => `${labelOf(name, language)}: ${sayValue(name, value, language, names)}`)
      .join("; "),
  };
}

/** Formats an event for an export. */
export function sayEventRow<Row extends Event & { said: ReturnType<typeof sayEvent> }>(
  row: Row,
  language: Language,
  timezone: string,
) {
  const actorName = row.actorName ?? translator(language)("audit:nobody");
  return { ...row, ...row.said, actorName, at: officeStamp(row.at, timezone) };
}

/** Sorts details by the order of their labels, "from" before "to": the database keeps an order of its own. */
function inOrder(details: Event["details"]): [string, unknown][] {
  const labels = Object.keys(textsOf("en", ["audit-details"])["audit-details"]?.["labels"] ?? {});
  return Object.entries(details).toSorted(([one], [other]) => labels.indexOf(one) - labels.indexOf(other));
}

function labelOf(name: string, language: Language): string {
  const channel = MESSAGE_CHANNELS.find((one) => CHANNELS[one].plural === name);
  if (channel) return translator(language)(`channels:${channel}.many`);
  return knownText(language, "audit-details:labels", name) ?? name;
}

function sayAction(action: string, language: Language): string {
  const key: string = actionKey(action);
  const at = key.lastIndexOf(".");
  return knownText(language, key.slice(0, at) as GroupKey, key.slice(at + 1)) ?? action;
}

/** Names the type of an event's subject; lists of requests are named by their kind. */
function saySubjectType(type: string, language: Language): string {
  const t = translator(language);
  if (isLeadKind(type)) return t(`kinds:${type}.one`);
  if (isChannel(type)) return t(`channels:${type}.one`);
  const listed = LEAD_KINDS.find((kind) => type === `${kind}-requests`);
  return listed ? t(`kinds:${listed}.many`) : (knownText(language, "audit:subjects", type) ?? type);
}

function saySubject(type: string, id: string, language: Language, names: Names): string {
  const what = saySubjectType(type, language);
  if (id === "all") return `${what}: ${translator(language)("audit-details:all")}`;
  const words = wordsFor(SUBJECT_WORDS[type], id, language);
  if (words) return `${what}: ${words}`;
  const name = names.get(nameKey(type, id));
  return name ? `${what} ${id}: ${name}` : `${what} ${id}`;
}

function sayValue(name: string, value: unknown, language: Language, names: Names): string {
  if (Array.isArray(value)) return value.map((part) => sayValue(name, part, language, names)).join(", ");
  if (typeof value === "boolean") return translator(language)(value ? "exports:yes" : "exports:no");
  const said = typeof value === "string" ? value : JSON.stringify(value);
  const named = NAMED[name] && names.get(nameKey(NAMED[name], said));
  if (named) return named;
  if (name === "fields" && IN_SPANISH.test(said)) {
    const field = sayValue(name, said.replace(IN_SPANISH, ""), language, names);
    return translator(language)("audit-details:inSpanish", { field });
  }
  if (name === "action") return sayAction(said, language);
  if (name === "subjectType") return saySubjectType(said, language);
  const words = wordsFor(WORDS[name], said, language);
  return words ?? knownText(language, "audit-details:values", name, said) ?? said;
}

/** Finds the words of the interface for a name in the code, in the first group that has it. */
function wordsFor(groups: GroupKey[] | undefined, name: string, language: Language): string | undefined {
  return groups
    ?.map(
      (group) =>
        knownText(language, group, name) ??
        knownText(language, group, name, "label") ??
        knownText(language, group, name, "name"),
    )
    .find((text) => text !== undefined);
}
