import { describe, expect, it } from "vitest";
import { faultsOf } from "../platform/faults-of.ts";
import { hasTwin, isPrivatePath, isSharePath, spanishPath } from "../platform/paths.ts";
import { guestInput, sentSignal, shareInput, shareNotes, shareSending, shareSignal, shareVisit } from "./share.ts";
import { shareDeskPath, sharePath } from "./share-options.ts";

const VISIT = "123e4567-e89b-42d3-a456-426614174000";
const tooLong = "validation:tooLong";
const invalid = "validation:invalid";
const choice = "validation:choice";
const signal = (value: object) => faultsOf(shareSignal, value);

describe("a screen share", () => {
  it("has a page for each side, of which the customer's is private and in both languages", () => {
    expect([sharePath("Tok"), spanishPath(sharePath("Tok")), shareDeskPath("7")].every(isSharePath)).toBe(true);
    expect([sharePath("Tok"), shareDeskPath("7")].map(isPrivatePath)).toEqual([true, false]);
    expect([sharePath("Tok"), shareDeskPath("7")].map(hasTwin)).toEqual([true, false]);
    expect(sharePath("Tok").endsWith("/Tok")).toBe(true);
    expect(shareDeskPath("7").endsWith("/7")).toBe(true);
  });

  it("is about a request or none, in a language, and shows the addresses unless that is forbidden", () => {
    expect(shareInput.parse({ language: "es" })).toEqual({ language: "es", relayOnly: false });
    const whole = { requestReference: "Q-1", language: "en", relayOnly: true };
    expect(shareInput.parse(whole)).toEqual(whole);
    expect(faultsOf(shareInput, { requestReference: "x".repeat(41), language: "fr" })).toEqual({
      requestReference: tooLong,
      language: choice,
    });
  });

  it("has a link that is sent by mail or text, a token of any words, and notes in up to 5,000 characters", () => {
    expect([faultsOf(shareSending, { by: "mail" }), faultsOf(shareSending, { by: "owl" })]).toEqual([
      {},
      { by: choice },
    ]);
    expect(guestInput.parse({ token: "no token at all" })).toEqual({ token: "no token at all" });
    expect(faultsOf(guestInput, { token: "x".repeat(201) })).toEqual({ token: tooLong });
    expect(shareNotes.parse({ notes: " Saw the policy\nCalled " })).toEqual({ notes: "Saw the policy\nCalled" });
    expect(faultsOf(shareNotes, { notes: "x".repeat(5_001) })).toEqual({ notes: tooLong });
  });
});

describe("a signal of a share", () => {
  it("offers or answers with a description", () => {
    for (const kind of ["offer", "answer"]) {
      expect(shareSignal.parse({ kind, sdp: "v=0" })).toEqual({ kind, sdp: "v=0" });
      expect(signal({ kind, sdp: "" })).toEqual({ sdp: invalid });
      expect(signal({ kind, sdp: "x".repeat(30_000) })).toEqual({});
      expect(signal({ kind, sdp: "x".repeat(30_001) })).toEqual({ sdp: tooLong });
    }
  });

  it("names a way to connect, as the browser describes it, or says that there are no more", () => {
    const candidate = { candidate: "", sdpMid: "0", sdpMLineIndex: 0, usernameFragment: "ab" };
    const named = (changes: object) => signal({ kind: "candidate", candidate: { ...candidate, ...changes } });
    expect(shareSignal.parse({ kind: "candidate", candidate })).toEqual({ kind: "candidate", candidate });
    expect(shareSignal.parse({ kind: "candidate", candidate: null })).toEqual({ kind: "candidate", candidate: null });
    expect(named({ sdpMid: null, sdpMLineIndex: null, usernameFragment: undefined })).toEqual({});
    const [sdpMid, usernameFragment] = ["x".repeat(64), "x".repeat(256)];
    expect(named({ candidate: "x".repeat(1_000), sdpMid, sdpMLineIndex: 64, usernameFragment })).toEqual({});
    expect(
      named({ candidate: "x".repeat(1_001), sdpMid: `${sdpMid}x`, usernameFragment: `${usernameFragment}x` }),
    ).toEqual({ "candidate.candidate": tooLong, "candidate.sdpMid": tooLong, "candidate.usernameFragment": tooLong });
    for (const sdpMLineIndex of [-1, 65, 0.5])
      expect(Object.keys(named({ sdpMLineIndex }))).toEqual(["candidate.sdpMLineIndex"]);
    expect(Object.keys(signal({ kind: "candidate" }))).toEqual(["candidate"]);
  });

  it("asks to begin anew, and is nothing else", () => {
    expect(shareSignal.parse({ kind: "restart", sdp: "v=0" })).toEqual({ kind: "restart" });
    expect(Object.keys(signal({ kind: "hangup" }))).toEqual(["kind"]);
  });

  it("goes from one page load to another, or to the first that comes", () => {
    const sent = { visit: VISIT, peerVisit: null, signal: { kind: "restart" } };
    expect(sentSignal.parse(sent)).toEqual(sent);
    expect(sentSignal.parse({ ...sent, peerVisit: VISIT })).toEqual({ ...sent, peerVisit: VISIT });
    expect(Object.keys(faultsOf(sentSignal, {}))).toEqual(["visit", "peerVisit", "signal"]);
  });

  it.each(["a".repeat(31), "a".repeat(37), `x${"a".repeat(32)}`, `${"a".repeat(32)}x`, "g".repeat(32)])(
    "comes from no page load such as %s",
    (visit) => expect(faultsOf(shareVisit, visit)).toEqual({ "": invalid }),
  );

  it.each([VISIT, "0123456789abcdef".repeat(2)])("comes from a page load such as %s", (visit) => {
    expect(shareVisit.parse(visit)).toBe(visit);
  });
});
