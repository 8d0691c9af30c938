import type { SectionProps, SentForm } from "./section.ts";

/** The offers of a page, and what its sections get. */
export type PageOffers = NonNullable<SectionProps["page"]["offers"]>;
export type OfferProps = { offers: PageOffers; sent: SentForm | undefined };
