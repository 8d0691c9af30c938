/** Limits of bulk changes: rows of one, changes that run at a time and that start within a day, previews of a user. */
export const BULK = { rows: 1_000, running: 3, perDay: 100, drafts: 5 } as const;

/** Days for which a bulk change is kept and can be undone. */
export const BULK_DAYS = 7;

/**
 * The states of a bulk change. A draft says what it would do; it runs once it is started. An undone one has taken back
 * what nobody has touched since.
 */
export const BULK_STATES = ["draft", "running", "done", "undoing", "undone"] as const;
export type BulkState = (typeof BULK_STATES)[number];

/**
 * The states of a row. `same`: there was nothing to change. `kept`: the change could not be undone, so it stays.
 */
export const BULK_ROW_STATES = ["waiting", "done", "same", "refused", "undone", "kept"] as const;
export type BulkRowState = (typeof BULK_ROW_STATES)[number];

/**
 * The reasons why a row is refused or keeps its change: no right to it, changed by somebody since, held back from the
 * bin, what was chosen is no longer offered, or a fault of the program.
 */
export const BULK_REASONS = ["forbidden", "conflict", "held", "invalid", "failed"] as const;
export type BulkReason = (typeof BULK_REASONS)[number];
