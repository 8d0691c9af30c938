import type { StoredFile } from "../../../domain/api/platform/files.ts";
import { FILE_MAX } from "../../../domain/platform/files.ts";
import { ApiError } from "../../lib/api.ts";
import { newKey } from "../../lib/new-key.ts";
import { uploadFile } from "../../lib/upload-file.ts";

/** The reason why a file is not attached: a text of the server, or one of ours. */
type UploadFault = { text: string } | { reason: "tooLarge" | "empty" | "cutOff" | "gone" };

/** A file that is at its place, as in a draft, or on its way there. */
export type Upload = {
  key: string;
  name: string;
  size: number;
  /** The file on this device; null for one that is in the store already. */
  file: File | null;
  /** The part that has been sent, from 0 to 1. */
  progress: number;
  state: "waiting" | "sending" | "stored" | "failed";
  fault: UploadFault | null;
  /** False when trying again is of no use: the file itself is refused. */
  canRetry: boolean;
  stored: StoredFile | null;
  /** True once the place knows it, as when its id stands in the draft. */
  isNoted: boolean;
  /** What becomes of it once it is stored, if nobody has to look at its place for that. */
  goal?: UploadGoal | undefined;
};

/** Where a file goes from the store: `keep` puts it there, and `onLost` hears that it did not come so far. */
export type UploadGoal = { keep(stored: StoredFile): Promise<unknown>; onLost(error: unknown, name: string): void };

/** Maximum uploads at the same time, so that the first is done early on a slow connection. */
const AT_ONCE = 2;

const NONE: readonly Upload[] = [];
/** The files by the place that they are for, as a draft. An upload goes on while somebody looks elsewhere. */
const lists = new Map<string, readonly Upload[]>();
const listeners = new Set<() => void>();
const running = new Map<string, AbortController>();

export const isOnItsWay = ({ state }: Upload) => state === "waiting" || state === "sending";
const askBeforeReload = (event: BeforeUnloadEvent) => event.preventDefault();

export const uploadsOf = (place: string) => lists.get(place) ?? NONE;

export function subscribeToUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setList(place: string, list: readonly Upload[]): void {
  if (list.length > 0) lists.set(place, list);
  else lists.delete(place);
  // Here and not in a component: an upload goes on while somebody looks elsewhere.
  if ([...lists.values()].some((one) => one.some(isOnItsWay))) addEventListener("beforeunload", askBeforeReload);
  else removeEventListener("beforeunload", askBeforeReload);
  for (const listener of listeners) listener();
}

function update(place: string, key: string, changes: Partial<Upload>): void {
  setList(
    place,
    uploadsOf(place).map((one) => (one.key === key ? { ...one, ...changes } : one)),
  );
}

/** Adds files of this device and begins to upload them. With a goal they leave the list when they have reached it. */
export function addUploads(place: string, files: readonly File[], goal?: UploadGoal): void {
  const added = files.map((file): Upload => {
    const fault = faultOf(file);
    const state = fault ? "failed" : "waiting";
    const { name, size } = file;
    const common = { progress: 0, canRetry: false, stored: null, isNoted: false, goal };
    return { key: newKey(), name, size, file, state, fault, ...common };
  });
  setList(place, [...uploadsOf(place), ...added]);
  startNext(place);
}

/** Checks what needs no server, so that nobody uploads 100 MB only to see it refused. */
function faultOf({ size }: File): UploadFault | null {
  if (size === 0) return { reason: "empty" };
  return size > FILE_MAX.bytes ? { reason: "tooLarge" } : null;
}

/** Attaches a file that is in the store already, unless it is attached. */
export function attachStored(place: string, stored: StoredFile, isNoted = false): void {
  const list = uploadsOf(place);
  if (list.some((one) => one.stored?.id === stored.id)) return;
  const { name, size } = stored;
  const common = { file: null, progress: 1, state: "stored", fault: null, canRetry: false } as const;
  setList(place, [...list, { key: newKey(), name, size, stored, isNoted, ...common }]);
}

/** Shows an attachment of a draft that is no longer in the store. */
export function attachGone(place: string, id: string): void {
  if (uploadsOf(place).some(({ key }) => key === id)) return;
  const fault = { reason: "gone" } as const;
  const gone = { key: id, name: "", size: 0, file: null, progress: 0, canRetry: false, stored: null, isNoted: true };
  setList(place, [...uploadsOf(place), { ...gone, state: "failed", fault }]);
}

export function noteUploads(place: string, keys: readonly string[]): void {
  setList(
    place,
    uploadsOf(place).map((one) => (keys.includes(one.key) ? { ...one, isNoted: true } : one)),
  );
}

export function retryUpload(place: string, key: string): void {
  update(place, key, { state: "waiting", fault: null, progress: 0 });
  startNext(place);
}

export function removeUpload(place: string, key: string): void {
  running.get(key)?.abort();
  setList(
    place,
    uploadsOf(place).filter((one) => one.key !== key),
  );
  startNext(place);
}

/** Forgets the files of a draft that was sent or thrown away. */
export function forgetUploads(place: string): void {
  for (const { key } of uploadsOf(place)) running.get(key)?.abort();
  setList(place, []);
}

function startNext(place: string): void {
  const list = uploadsOf(place);
  const free = AT_ONCE - list.filter(({ state }) => state === "sending").length;
  const waiting = list.filter(({ state }) => state === "waiting").slice(0, Math.max(0, free));
  for (const upload of waiting) void send(place, upload);
}

async function send(place: string, { key, name, file, goal, stored: known }: Upload): Promise<void> {
  if (!file) return;
  const stop = new AbortController();
  running.set(key, stop);
  update(place, key, { state: "sending" });
  const body = new FormData();
  body.append("file", file);
  try {
    const onProgress = (progress: number) => update(place, key, { progress });
    const stored =
      known ?? (await uploadFile<StoredFile>({ path: "/api/files", body, onProgress, signal: stop.signal }));
    const arrived = { stored, name: stored.name, size: stored.size, progress: 1 };
    if (goal) {
      update(place, key, arrived);
      await goal.keep(stored);
      removeUpload(place, key);
    } else update(place, key, { ...arrived, state: "stored" });
  } catch (error) {
    update(place, key, { state: "failed", ...failureOf(error) });
    if (!stop.signal.aborted) goal?.onLost(error, name);
  } finally {
    running.delete(key);
    startNext(place);
  }
}

/** Returns what to say of a failed upload. A file that the server refuses as such is refused again. */
function failureOf(error: unknown): Pick<Upload, "fault" | "canRetry"> {
  if (!(error instanceof ApiError)) return { fault: { reason: "cutOff" }, canRetry: true };
  const text = error.fields["file"] ?? error.text;
  return { fault: text ? { text } : { reason: "cutOff" }, canRetry: error.fields["file"] === undefined };
}
