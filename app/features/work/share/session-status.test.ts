import { describe, expect, it } from "vitest";
import { sessionStatus } from "./session-status.ts";
import { NO_SESSION, type ShareView } from "./share-session.ts";

const there = { line: "open", isPeerThere: true } as const;

describe("how a session stands", () => {
  it.each<[string, Partial<ShareView>, ReturnType<typeof sessionStatus>]>([
    ["before the server has answered", {}, "opening"],
    ["before the other side has come", { line: "open" }, "waiting"],
    ["when both sides are there", there, "connecting"],
    ["while a path is looked for", { ...there, path: "connecting" }, "connecting"],
    ["with a path", { ...there, path: "connected" }, "connected"],
    ["with a path while the server restarts", { ...there, line: "lost", path: "connected" }, "connected"],
    ["without a path for the moment", { ...there, path: "lost" }, "lost"],
    ["without a path and without the server", { ...there, line: "lost", path: "lost" }, "lost"],
    ["when there is no path", { ...there, path: "none" }, "none"],
    ["when the other side has gone", { line: "open", path: "lost" }, "left"],
  ])("%s", (_when, changes, status) => {
    expect(sessionStatus({ ...NO_SESSION, ...changes })).toBe(status);
  });
});
