import { z } from "zod";
import { line, text } from "../platform/fields.ts";
import { LANGUAGES } from "../platform/language.ts";
import { fault } from "../platform/text-keys.ts";
import { SHARE_MAX, SHARE_WAYS } from "./share-options.ts";

const tooLong = fault("validation:tooLong");
const choice = fault("validation:choice");
const invalid = fault("validation:invalid");

/** A new link: about a request or about none, in the customer's language. `relayOnly` hides both addresses. */
export const shareInput = z.object({
  requestReference: line(40).optional(),
  language: z.enum(LANGUAGES, choice),
  relayOnly: z.boolean().default(false),
});
export type ShareInput = z.infer<typeof shareInput>;

/** The id of a page load, made by the page itself. */
export const shareVisit = z.string().regex(/^[\da-f-]{32,36}$/, invalid);

const sdp = z.string().min(1, invalid).max(SHARE_MAX.sdp, tooLong);

/**
 * The signals between the two browsers, which the server passes on as they are. `restart` asks the other side for an
 * ICE restart. `candidate` is what `RTCIceCandidate.toJSON()` returns; null says that there are no more.
 */
export const shareSignal = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("offer"), sdp }),
  z.object({ kind: z.literal("answer"), sdp }),
  z.object({
    kind: z.literal("candidate"),
    candidate: z
      .object({
        candidate: z.string().max(SHARE_MAX.candidate, tooLong),
        sdpMid: z.string().max(64, tooLong).nullish(),
        sdpMLineIndex: z.int().min(0).max(64).nullish(),
        usernameFragment: z.string().max(256, tooLong).nullish(),
      })
      .nullable(),
  }),
  z.object({ kind: z.literal("restart") }),
]);
export type ShareSignal = z.infer<typeof shareSignal>;

/**
 * A sent signal: `visit` is the page load that sends it, `peerVisit` the one that it is meant for. A page drops a
 * signal that is not meant for it, or that comes from another page load than its peer's.
 */
export const sentSignal = z.object({ visit: shareVisit, peerVisit: shareVisit.nullable(), signal: shareSignal });

/** The `signal` event of a stream. */
export type SentSignal = z.infer<typeof sentSignal>;

/** The note pad of the agent, saved as a whole. It is kept as one note of the request when the share is over. */
export const shareNotes = z.object({ notes: text(SHARE_MAX.notes) });

export const shareSending = z.object({ by: z.enum(SHARE_WAYS, choice) });

/** The token of a link, from the address of the customer's page. Any text: one that cannot be one is not found. */
export const guestInput = z.object({ token: z.string().max(200, tooLong) });
