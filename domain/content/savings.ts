/** A month, such as 2025-03. */
type Month = `${number}-${number}`;

/** "Up to so many percent": the largest saving that was found, and where it was found. */
export type SavingsClaim = {
  percent: number;
  /** How many customers who switched and kept the same coverage were compared, and when. Null: nobody has counted. */
  basis: { customers: number; from: Month; to: Month } | null;
};

/** The lines of insurance for which an agency may claim savings; null where it claims none. */
export type SavingsClaims = Readonly<Record<"auto" | "home", SavingsClaim | null>>;

/** In production nothing is claimed that rests on nothing. */
export function mayClaim(claim: SavingsClaim, isProduction: boolean): boolean {
  return claim.basis !== null || !isProduction;
}
