import type { ReactNode } from "react";
import { Consent } from "./consent.tsx";
import { DataWishes } from "./data-wishes.tsx";
import { Details } from "./details.tsx";
import { Files } from "./files.tsx";
import { DidWeHelp } from "./did-we-help.tsx";
import { FurtherMessages } from "./further-messages.tsx";
import type { SectionProps } from "./section.ts";
import { Offers } from "./offers.tsx";
import { Standing } from "./standing.tsx";
import { Talk } from "./talk.tsx";
import { TalkTime } from "./talk-time.tsx";
import { TextUsSection } from "./text-us-section.tsx";

/**
 * The sections of the private page, in the order in which a person reads them. To add one: a file here with a component
 * that takes `SectionProps`, returns null where it has nothing to show, and stands in a `Section` (`frame.tsx`); its line
 * here; its data as a part of `server/work/private-page/present.ts`; its forms as `PrivateForm`s, whose intents are
 * in `server/work/private-page/actions.ts`. What few visitors use is loaded late (`asleep`).
 */
export const SECTIONS: readonly ((props: SectionProps) => ReactNode)[] = [
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
];
