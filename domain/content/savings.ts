/** A savings claim, "up to so many percent": the largest saving that was found, and its basis. */
export type SavingsClaim = {
  percent: number;
  /**
   * The number of customers who switched and kept the same coverage, and the months in which they were compared. Null:
   * nobody has counted.
   */
  basis: { customers: number; from: string; to: string } | null;
};

/** The lines of insurance for which an agency may claim savings; null where it claims none. */
export type SavingsClaims = Readonly<Record<"auto" | "home", SavingsClaim | null>>;

/** Returns true when a savings claim may be shown. In production nothing is claimed without a basis. */
export function mayClaim(claim: SavingsClaim, isProduction: boolean): boolean {
  return claim.basis !== null || !isProduction;
}
