import { isChannel } from "./channels.ts";
import type { SequenceDeed } from "./sequence-options.ts";
import type { Translate } from "../platform/text-keys.ts";

/** Translates the action of a sequence's step: a message by a channel, or a call. */
export const sayDeed = (t: Translate, deed: SequenceDeed): string =>
  isChannel(deed) ? t(`channels:${deed}.one`) : t(`sequences:do.${deed}`);
