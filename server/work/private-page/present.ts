import { presentBooking } from "./booking.ts";
import { openLink } from "./open-link.ts";
import { presentConsent } from "./present-consent.ts";
import { presentDataWishes } from "./present-data-wishes.ts";
import { presentDetails } from "./present-details.ts";
import { presentOffers } from "./present-offers.ts";
import { presentStanding } from "./present-standing.ts";
import { presentUploads } from "./present-uploads.ts";
import { presentPageTalk } from "./talk.ts";
import { presentMarketing } from "./present-marketing.ts";
import { presentReview } from "./present-review.ts";
import { presentTextUs } from "./present-text-us.ts";
import type { Visit } from "./visit.ts";

/**
 * The parts of the private page. To add one: a file with a function that takes the `Visit` and returns what its section
 * shows, and its line here; the page then has it under that name (`page.standing`). A part only reads. It never holds a
 * birth date, a street or a policy number, and shows nothing for verified visitors only without asking for that.
 */
const PARTS = {
  standing: presentStanding,
  booking: presentBooking,
  details: presentDetails,
  consent: presentConsent,
  dataWishes: presentDataWishes,
  uploads: presentUploads,
  talk: presentPageTalk,
  offers: presentOffers,
  review: presentReview,
  marketing: presentMarketing,
  textUs: presentTextUs,
} as const satisfies Record<string, (visit: Visit) => Promise<unknown>>;

/** The content of a private page, by part. */
export type PrivatePage = { [Name in keyof typeof PARTS]: Awaited<ReturnType<(typeof PARTS)[Name]>> };

/** Reads the private page that a link leads to, in one transaction that changes nothing. */
export async function presentPage(visit: Omit<Visit, "tx" | "request">): Promise<PrivatePage> {
  const { deps, token } = visit;
  return deps.db.transaction(
    async (tx) => {
      const request = await openLink(deps, tx, token);
      const entries: [string, unknown][] = [];
      for (const [name, present] of Object.entries(PARTS)) {
        entries.push([name, await present({ ...visit, tx, request })]);
      }
      return Object.fromEntries(entries) as PrivatePage;
    },
    { accessMode: "read only" },
  );
}
