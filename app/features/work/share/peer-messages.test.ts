import { describe, expect, it } from "vitest";
import { readPeerMessage, type PeerMessage } from "./peer-messages.ts";

describe("a message of the other browser", () => {
  it.each<PeerMessage>([
    { type: "pointer", at: { x: 0, y: 1 } },
    { type: "pointer", at: null },
    { type: "shows", picture: "screen" },
    { type: "shows", picture: null },
    { type: "voice", isOn: true },
  ])("is read as it was sent: %j", (message) => {
    expect(readPeerMessage(JSON.stringify(message))).toEqual(message);
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    new ArrayBuffer(4),
    JSON.stringify({ type: "shows", picture: "<img>" }),
    JSON.stringify({ type: "voice", isOn: "yes" }),
    JSON.stringify({ type: "end" }),
  ])("is ignored when it is anything else: %s", (text) => {
    expect(readPeerMessage(text)).toBeNull();
  });

  it.each([{ x: -0.1, y: 0 }, { x: 0.5, y: 1.1 }, { x: "0", y: 0 }, { x: 0 }, 3])(
    "takes the pointer away when it points outside the picture: %j",
    (at) => {
      expect(readPeerMessage(JSON.stringify({ type: "pointer", at }))).toEqual({ type: "pointer", at: null });
    },
  );
});
