/** The figures of a proof, for the table of `npm run prove`. */
export type Figures = {
  cases: number;
  faults: number;
  /** The seed of random cases: with it the same cases come again. */
  seed?: number;
  /** What the cases were, in a few words. */
  note?: string;
};

/** The beginning of the line by which a proof tells its figures to `npm run prove`. */
export const FIGURES = "figures of the proof: ";

/** Prints the figures of a proof and ends its process: with 1 when there are faults. */
export function report(figures: Figures): never {
  console.log(`${FIGURES}${JSON.stringify(figures)}`);
  process.exit(figures.faults > 0 ? 1 : 0);
}
