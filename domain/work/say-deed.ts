import { isChannel } from "./channels.ts";
import type { SequenceDeed } from "./sequence-options.ts";
import type { Translate } from "../platform/text-keys.ts";

/** The deed of a sequence's step, in words: a message by a channel, or a call. */
export const sayDeed = (t: Translate, deed: SequenceDeed): string =>
  isChannel(deed) ? t(`channels:${deed}.one`) : t(`sequences:do.${deed}`);
