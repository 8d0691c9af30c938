/** How far somebody has read in the stream, and the mark of the batch that was published there. */
export type Position = { place: bigint; mark: string };

/** Before the first event. */
export const BEGINNING: Position = { place: 0n, mark: "0" };

/** The largest that the database can count to. */
const LARGEST = 2n ** 63n - 1n;

/** A position as browsers keep it; null for what is none, such as one of an earlier version. */
export function positionOf(text: string | undefined): Position | null {
  const [, place = "", mark = ""] = /^(\d{1,19})\.([\da-f]{1,32})$/.exec(text ?? "") ?? [];
  return place && BigInt(place) <= LARGEST ? { place: BigInt(place), mark } : null;
}

export function textOf({ place, mark }: Position): string {
  return `${place}.${mark}`;
}

export function isAfter(a: Position, b: Position): boolean {
  return a.place > b.place;
}
