import type { Localized } from "../../platform/language.ts";
import { keysOf } from "../../platform/typed-records.ts";

/**
 * The statements of the site that only this agency can know, by the page that makes them: what it did, has, offers or
 * speaks. A statement that holds for every agency that runs this program is none.
 */
const CLAIMS = {
  /** Made on every page. */
  site: ["site.languages"],
  home: ["home.languages"],
  about: [
    "about.story",
    "about.independence",
    "about.homeVisits",
    "about.languages",
    "about.integrity",
    "about.customerFocus",
    "about.localExpertise",
    "about.improvement",
    "about.bilingualAgents",
    "about.claimHelp",
    "about.renewalReview",
    "about.stormEvenings",
    "about.backpackDrive",
    "about.schoolVisits",
  ],
  /** Made on all pages about a line of insurance. */
  products: ["products.languages"],
  auto: ["auto.foreignLicense", "auto.sr22", "auto.moreThanSedans"],
  homeowners: ["homeowners.floodAndWind"],
  business: ["business.allLines", "business.contracts"],
  life: ["life.noExam", "life.familyLanguage"],
  payments: ["payments.officeWays", "payments.inPerson"],
  contact: ["contact.walkIn"],
  blog: ["blog.authors"],
} as const;

export type ClaimPage = keyof typeof CLAIMS;
type ClaimIdOf<P extends ClaimPage> = (typeof CLAIMS)[P][number];
/** The id of a claim: its page and its name, such as `about.backpackDrive`. */
export type ClaimId = ClaimIdOf<ClaimPage>;
type ClaimName<P extends ClaimPage> = ClaimIdOf<P> extends `${P}.${infer Name}` ? Name : never;

export const CLAIM_PAGES = keysOf(CLAIMS);

/** Returns the ids of the claims of a page. */
export const claimsOf = (page: ClaimPage): readonly ClaimId[] => CLAIMS[page];

export const CLAIM_IDS: readonly ClaimId[] = CLAIM_PAGES.flatMap(claimsOf);

/** The placeholders in the text of a claim. They are filled from other settings, so that it stays true when those change. */
export const CLAIM_PLACEHOLDERS = ["agency", "founded", "years", "city", "offices"] as const;
export type ClaimPlaceholder = (typeof CLAIM_PLACEHOLDERS)[number];

/** A claim. An empty text means that the agency does not claim this. Only some have a title of their own. */
export type Claim = { title?: Localized | undefined; text: Localized; isConfirmed: boolean };

/** The claims as they are stored. One that a newer version of the program brought is missing until it is saved. */
export type StoredClaims = Partial<Record<ClaimId, Claim>>;

/** A claim as a page shows it, in one language. One that nobody has confirmed is marked as a sample. */
export type ShownClaim = { title: string; text: string; isSample: boolean };
/** The claims that a page may show, by name. */
export type ShownClaims<P extends ClaimPage> = Partial<Record<ClaimName<P>, ShownClaim>>;

/** Returns true when the agency makes the claim at all. */
export const isMade = ({ text }: Claim): boolean => text.en !== "";

/** Returns true when the site may make the claim: in production only once an admin has confirmed it. */
export function mayState(claim: Claim, isProduction: boolean): boolean {
  return isMade(claim) && (claim.isConfirmed || !isProduction);
}
