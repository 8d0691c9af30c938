import type { ComponentType } from "react";
import { asleep } from "../../../lib/asleep.tsx";
import { Details } from "./details.tsx";
import { Files } from "./files.tsx";
import type { SectionProps } from "./section.ts";
import { Offers } from "./offers.tsx";

const Standing = asleep(async () => (await import("./standing.tsx")).Standing);
const DidWeHelp = asleep(async () => (await import("./did-we-help.tsx")).DidWeHelp);
const TalkTime = asleep(async () => (await import("./talk-time.tsx")).TalkTime);
const Talk = asleep(async () => (await import("./talk.tsx")).Talk);
const TextUsSection = asleep(async () => (await import("./text-us-section.tsx")).TextUsSection);
const Consent = asleep(async () => (await import("./consent.tsx")).Consent);
const FurtherMessages = asleep(async () => (await import("./further-messages.tsx")).FurtherMessages);
const DataWishes = asleep(async () => (await import("./data-wishes.tsx")).DataWishes);

/**
 * The sections of the private page, in the order in which a person reads them. To add one: a file here with a component
 * that takes `SectionProps`, returns null where it has nothing to show, and stands in a `Section` (`frame.tsx`); its line
 * here; its data as a part of `server/work/private-page/present.ts`; its forms as `PrivateForm`s, whose intents are
 * in `server/work/private-page/actions.ts`. They are hydrated late (`asleep`), here or inside, never both.
 */
export const SECTIONS: Readonly<Record<string, ComponentType<SectionProps>>> = {
  Standing,
  DidWeHelp,
  Offers,
  TalkTime,
  Talk,
  Files,
  Details,
  TextUsSection,
  Consent,
  FurtherMessages,
  DataWishes,
};
