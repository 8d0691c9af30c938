/** A position in the event stream, and the mark of the batch that was published there. */
export type Position = { place: bigint; mark: string };

/** The position before the first event. */
export const BEGINNING: Position = { place: 0n, mark: "0" };

/** Maximum of a Postgres bigint. */
const LARGEST = 2n ** 63n - 1n;

/** Parses a position as browsers keep it; null when it is invalid, for example of an earlier version. */
export function positionOf(text: string | undefined): Position | null {
  const [, place = "", mark = ""] = /^(\d{1,19})\.([\da-f]{1,32})$/.exec(text ?? "") ?? [];
  return place && BigInt(place) <= LARGEST ? { place: BigInt(place), mark } : null;
}

/** Serializes a position for the browser. */
export function textOf({ place, mark }: Position): string {
  return `${place}.${mark}`;
}

/** Compares two positions: true when the first one is later. */
export function isAfter(a: Position, b: Position): boolean {
  return a.place > b.place;
}
