/** The figures of a proof, for the table of `npm run prove`. */
export type Figures = {
  cases: number;
  faults: number;
  /** The seed of random cases: with it the same cases come again. */
  seed?: number;
  /** A few words about the cases. */
  note?: string;
};

/** The beginning of the line by which a proof tells its figures to `npm run prove`. */
export const FIGURES = "figures of the proof: ";

/** Prints a line for whoever runs the proof. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/**
 * Prints the figures of a proof, and ends its process when they are written: with 1 when there are faults, or no cases,
 * which prove nothing.
 */
export function report(figures: Figures): void {
  const line = `${FIGURES}${JSON.stringify(figures)}\n`;
  process.stdout.write(line, () => process.exit(figures.faults > 0 || figures.cases === 0 ? 1 : 0));
}
