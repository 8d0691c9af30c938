import { randomBytes } from "node:crypto";
import { appendFileSync, mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterEach, expect, it } from "vitest";
import { openSentLog, type SentLog } from "./sent-log.ts";

const log = pino({ level: "silent" });
const newFolder = () => mkdtempSync(join(tmpdir(), "bluebonnet-sent-"));
const newMark = () => randomBytes(16).toString("hex");

const opened: SentLog[] = [];
async function open(folder: string, most?: number): Promise<SentLog> {
  const sent = await openSentLog(folder, log, most);
  opened.push(sent);
  return sent;
}
afterEach(async () => {
  for (const sent of opened.splice(0)) await sent.close();
});

it("is on disk when it says so, readable by its owner alone, and is found by the next process", async () => {
  const folder = newFolder();
  const first = await open(folder);
  const mark = newMark();
  expect(first.has(mark)).toBe(false);
  await first.add(mark);
  // The first process was killed: it never closes the log.
  expect(statSync(join(folder, "sent-mails.log")).mode & 0o777).toBe(0o600);
  expect((await open(folder)).has(mark)).toBe(true);
});

it("survives a line that was cut off, and what is written after it", async () => {
  const folder = newFolder();
  appendFileSync(join(folder, "sent-mails.log"), newMark().slice(0, 20));
  const marks = [newMark(), newMark()];
  const sent = await open(folder);
  await Promise.all(marks.map((mark) => sent.add(mark)));
  const next = await open(folder);
  expect(marks.map((mark) => next.has(mark))).toEqual([true, true]);
});

it("keeps the latest and does not grow for ever", async () => {
  const folder = newFolder();
  const sent = await open(folder, 10);
  const marks = Array.from({ length: 100 }, newMark);
  for (const mark of marks) await sent.add(mark);
  const next = await open(folder, 10);
  expect(marks.slice(-10).every((mark) => next.has(mark) && sent.has(mark))).toBe(true);
  expect(sent.has(marks[0] ?? "")).toBe(false);
  const lines = ["", ".1"].map((end) => readFileSync(join(folder, `sent-mails.log${end}`), "utf8").split("\n").length);
  expect(Math.max(...lines)).toBeLessThan(15);
});

it("remembers in the process where nothing can be written", async () => {
  const file = join(newFolder(), "file");
  appendFileSync(file, "");
  const sent = await open(join(file, "folder"));
  const mark = newMark();
  await sent.add(mark);
  expect(sent.has(mark)).toBe(true);
});
