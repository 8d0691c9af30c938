import type { KeptDraft } from "../../../domain/api/work/answers.ts";
import type { AnswerDraft } from "../../../domain/work/answer-drafts.ts";
import { ANSWER_MAX } from "../../../domain/platform/limits.ts";
import type { LeadPath } from "../../../domain/work/request-kinds.ts";
import { api } from "../../lib/api.ts";

/** The subject of a message: a request or a customer, by API path and id. */
export type AnswerSubject = {
  path: LeadPath | "/api/customers";
  id: number;
  /** The reference of the request; a draft to a customer has none. */
  reference: string | null;
};

/** A message in the form. */
export type Draft = AnswerDraft;

/**
 * Save state of a draft: `kept` on the server, `waiting` for a pause in typing or for the server's answer, or
 * `failed` and to be tried again.
 */
type DraftState = "none" | "waiting" | "kept" | "failed";

type Entry = {
  about: AnswerSubject;
  draft: Draft;
  /** The version that the server gave last; 0 when it has none. */
  version: number;
  state: DraftState;
  /** The text of another device that this one has replaced. */
  other: Draft | null;
  timer?: ReturnType<typeof setTimeout>;
  sending?: Promise<void>;
};

/** Time without a keystroke after which a draft is saved, and the time until a failed save is tried again. */
const PAUSE_MS = 800;
const AGAIN_MS = 10_000;

/**
 * Unfinished drafts by recipient. The page has them in memory, since a letter to a person is never stored in the
 * browser (D2); the server keeps them, sealed, for every device of their author.
 */
const drafts = new Map<string, Entry>();
const listeners = new Set<() => void>();

const draftKey = ({ path, id }: AnswerSubject) => `${path}/${id}`;

export const draftOf = (about: AnswerSubject) => drafts.get(draftKey(about))?.draft;
export const draftStateOf = (about: AnswerSubject): DraftState => drafts.get(draftKey(about))?.state ?? "none";
export const otherDraftOf = (about: AnswerSubject) => drafts.get(draftKey(about))?.other ?? null;

export const isBegun = (draft: Draft | undefined) => Boolean(draft && (draft.text.trim() || draft.files.length > 0));

/** Adds the text of another message below that of a draft, and its files. The rest of the draft stays as it is. */
export function joinDrafts(draft: Draft, added: Draft): Draft {
  const text = [draft.text.trimEnd(), added.text.trim()].filter(Boolean).join("\n\n");
  const files = [...new Set([...draft.files, ...added.files])].slice(0, ANSWER_MAX.files);
  return { ...draft, text, files, templateId: null };
}

/** Calls the listener after every change of a draft or of its state. Returns the function that ends it. */
export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function announce(): void {
  for (const listener of listeners) listener();
}

/** Keeps a draft, here at once and on the server after a pause in typing. Null throws it away in both places. */
export function keepDraft(about: AnswerSubject, draft: Draft | null): void {
  const key = draftKey(about);
  const entry = drafts.get(key);
  if (!draft) {
    drafts.delete(key);
    if (entry) void discard(entry);
  } else if (entry) {
    entry.draft = draft;
    schedule(entry, PAUSE_MS);
  } else {
    const added: Entry = { about, draft, version: 0, state: "none", other: null };
    drafts.set(key, added);
    schedule(added, PAUSE_MS);
  }
  announce();
}

/** Takes over the draft that the server has, unless something newer was typed here. */
export function adoptDraft(about: AnswerSubject, kept: KeptDraft): void {
  const key = draftKey(about);
  const entry = drafts.get(key);
  if (entry?.state === "waiting" || entry?.state === "failed") return;
  const { draft, version, other } = kept;
  // Sent or thrown away on another device.
  if (!draft) drafts.delete(key);
  else if (!entry || entry.version < version) drafts.set(key, { about, draft, version, state: "kept", other });
  announce();
}

/** Puts the other device's text aside, after its author has looked at it. */
export function dropOtherDraft(about: AnswerSubject): void {
  const entry = drafts.get(draftKey(about));
  if (!entry?.other) return;
  entry.other = null;
  announce();
  const { path, id } = about;
  // Should it fail, the text is offered once more: better twice than lost.
  api(`DELETE ${path}/:id/answer-draft`, { params: { id }, query: { part: "other" } }).catch(() => undefined);
}

/** Saves at once what waits for a pause, as when the page is left. */
function saveDraftsNow(): void {
  for (const entry of drafts.values()) if (entry.state === "waiting" && entry.timer) void save(entry, true);
}

function schedule(entry: Entry, wait: number): void {
  clearTimeout(entry.timer);
  // An empty form is no draft, unless the server still has what was in it.
  if (!isBegun(entry.draft) && entry.version === 0) return;
  if (entry.state !== "failed") entry.state = "waiting";
  entry.timer = setTimeout(() => void save(entry), wait);
}

async function save(entry: Entry, keepalive = false): Promise<void> {
  clearTimeout(entry.timer);
  delete entry.timer;
  // One save after the other: each has to know the version that the one before was given.
  while (entry.sending) await entry.sending;
  const { about, draft } = entry;
  if (drafts.get(draftKey(about)) !== entry) return;
  entry.sending = send(entry, draft, keepalive);
  await entry.sending;
  delete entry.sending;
  announce();
}

async function send(entry: Entry, draft: Draft, keepalive: boolean): Promise<void> {
  const { path, id } = entry.about;
  const call = { params: { id }, keepalive };
  try {
    if (isBegun(draft)) {
      const { version } = entry;
      const kept = await api(`PUT ${path}/:id/answer-draft`, { ...call, body: { draft, version } });
      Object.assign(entry, { version: kept.version, other: kept.other });
    } else {
      await api(`DELETE ${path}/:id/answer-draft`, call);
      Object.assign(entry, { version: 0, other: null });
    }
    entry.state = entry.timer ? "waiting" : "kept";
  } catch {
    entry.state = "failed";
    if (!entry.timer) entry.timer = setTimeout(() => void save(entry), AGAIN_MS);
  }
}

/** Removes a draft from the server, after a save that is under way: it would come back with it. */
async function discard(entry: Entry): Promise<void> {
  clearTimeout(entry.timer);
  await entry.sending;
  if (entry.version === 0 || drafts.has(draftKey(entry.about))) return;
  const { path, id } = entry.about;
  await api(`DELETE ${path}/:id/answer-draft`, { params: { id } }).catch(() => undefined);
}

if (typeof document !== "undefined") {
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && saveDraftsNow());
  addEventListener("online", () => {
    for (const entry of drafts.values()) if (entry.state === "failed") void save(entry);
  });
}
