/** How far somebody has read: all events of earlier transactions, and of this one those up to the id. */
export type Position = { transaction: bigint; id: bigint };

/** The largest that the database can count to. */
const LARGEST = 2n ** 63n - 1n;

/** A position as browsers keep it; null for what is none. */
export function positionOf(text: string | undefined): Position | null {
  const [, transaction = "", id = ""] = /^(\d{1,19})-(\d{1,19})$/.exec(text ?? "") ?? [];
  if (!transaction) return null;
  const position = { transaction: BigInt(transaction), id: BigInt(id) };
  return position.transaction > LARGEST || position.id > LARGEST ? null : position;
}

export function textOf({ transaction, id }: Position): string {
  return `${transaction}-${id}`;
}

export function isAfter(a: Position, b: Position): boolean {
  return a.transaction === b.transaction ? a.id > b.id : a.transaction > b.transaction;
}
