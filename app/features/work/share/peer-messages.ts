import { isAmong, valueIn } from "../../../../domain/platform/typed-records.ts";

/** The pictures that a side can send: a window or screen, or what a camera sees. */
const PICTURES = ["screen", "camera"] as const;
export type Picture = (typeof PICTURES)[number];

/**
 * A place in the picture that the other side shows, from 0 to 1 of its width and height; null takes the pointer away.
 */
export type Place = { x: number; y: number } | null;

/** The messages that the two browsers exchange directly, by the data channel. */
export type PeerMessage =
  | { type: "pointer"; at: Place }
  | { type: "shows"; picture: Picture | null }
  | { type: "voice"; isOn: boolean };

/** Reads a message of the other browser; null for anything else, which is ignored. */
export function readPeerMessage(text: unknown): PeerMessage | null {
  const sent = parse(text);
  const isOn = valueIn(sent, "isOn");
  const picture = valueIn(sent, "picture");
  switch (valueIn(sent, "type")) {
    case "pointer":
      return { type: "pointer", at: placeIn(valueIn(sent, "at")) };
    case "shows":
      return picture === null || isAmong(PICTURES, picture) ? { type: "shows", picture } : null;
    case "voice":
      return typeof isOn === "boolean" ? { type: "voice", isOn } : null;
    default:
      return null;
  }
}

function parse(text: unknown): unknown {
  try {
    return typeof text === "string" ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** Reads a place; one outside the picture is none. */
function placeIn(sent: unknown): Place {
  const [x, y] = [valueIn(sent, "x"), valueIn(sent, "y")];
  if (typeof x !== "number" || typeof y !== "number") return null;
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : null;
}
