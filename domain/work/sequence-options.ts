import { MESSAGE_CHANNELS } from "./channels.ts";

/** The actions of a sequence's step: it writes by a channel, or asks the owner to call. */
export const SEQUENCE_DEEDS = [...MESSAGE_CHANNELS, "call"] as const;
export type SequenceDeed = (typeof SEQUENCE_DEEDS)[number];

/** The stages at which a sequence can begin; it lasts as long as the request stays there. */
export const SEQUENCE_STAGES = ["contacted", "quoted"] as const;
export type SequenceStage = (typeof SEQUENCE_STAGES)[number];

/** The reasons why a sequence is over for a request. */
export const RUN_ENDS = ["done", "answered", "optedOut", "stage", "hand", "binned"] as const;
export type RunEnd = (typeof RUN_ENDS)[number];
