import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { StoredFile } from "../../../domain/api/platform/files.ts";
import type { UploadGoal } from "./uploads.ts";

const upload = vi.fn<() => Promise<StoredFile>>();
vi.mock("../../lib/upload-file.ts", () => ({ uploadFile: upload }));
const { addUploads, removeUpload, retryUpload, uploadsOf } = await import("./uploads.ts");

const PLACE = "kept:/api/quote-requests/1";
const FILE = new File(["scan"], "scan.pdf");
const STORED: StoredFile = {
  id: "a5",
  name: "scan.pdf",
  type: "application/pdf",
  size: 4,
  hasPreview: false,
  scan: "clean",
};

const asks = new Set<unknown>();
beforeEach(() => {
  vi.stubGlobal("addEventListener", (_type: string, listener: unknown) => asks.add(listener));
  vi.stubGlobal("removeEventListener", (_type: string, listener: unknown) => asks.delete(listener));
});
afterEach(() => {
  for (const { key } of uploadsOf(PLACE)) removeUpload(PLACE, key);
  vi.unstubAllGlobals();
});

it("keeps a file that has arrived while nobody looked at its place, and asks before a reload until then", async () => {
  const arrival = Promise.withResolvers<StoredFile>();
  const kept = Promise.withResolvers<void>();
  upload.mockReturnValueOnce(arrival.promise);
  const goal = { keep: vi.fn<UploadGoal["keep"]>(() => kept.promise), onLost: vi.fn<UploadGoal["onLost"]>() };
  addUploads(PLACE, [FILE], goal);
  expect(asks.size).toBe(1);
  arrival.resolve(STORED);
  await expect.poll(() => goal.keep.mock.calls).toEqual([[STORED]]);
  expect(asks.size).toBe(1);
  kept.resolve();
  await expect.poll(() => uploadsOf(PLACE)).toEqual([]);
  expect(asks.size).toBe(0);
  expect(goal.onLost).not.toHaveBeenCalled();
});

it("says that a file could not be kept, and keeps it at the next try without another upload", async () => {
  upload.mockClear().mockResolvedValueOnce(STORED);
  const fault = new Error("cut off");
  const goal = {
    keep: vi.fn<UploadGoal["keep"]>().mockRejectedValueOnce(fault),
    onLost: vi.fn<UploadGoal["onLost"]>(),
  };
  addUploads(PLACE, [FILE], goal);
  await expect.poll(() => goal.onLost.mock.calls).toEqual([[fault, "scan.pdf"]]);
  expect(uploadsOf(PLACE)).toMatchObject([{ state: "failed", canRetry: true }]);
  expect(asks.size).toBe(0);
  retryUpload(PLACE, uploadsOf(PLACE)[0]?.key ?? "");
  await expect.poll(() => uploadsOf(PLACE)).toEqual([]);
  expect(upload).toHaveBeenCalledTimes(1);
});

it("leaves a file without a goal in the list, for its draft", async () => {
  upload.mockResolvedValueOnce(STORED);
  addUploads(PLACE, [FILE]);
  await expect.poll(() => uploadsOf(PLACE)).toMatchObject([{ state: "stored", stored: STORED }]);
});
