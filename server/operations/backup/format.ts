import { StartError } from "../../platform/start-error.ts";

/**
 * A backup is a compressed text, one JSON value a line: a header, batches of rows, a footer.
 * Format 1 (version 0.1.0) has no footer.
 */
export const FORMAT = 2;
export const FORMAT_WITHOUT_FOOTER = 1;

export type Header = {
  format: number;
  /** The hashes of the migrations that had run. */
  migrations: string[];
  /** When it was made; format 1 does not say. */
  at?: string;
};
export type Batch = { table: string; rows: string[] };
export type Footer = {
  /** How many rows of each table there are. */
  counts: Record<string, number>;
  /** Of all lines before this one. */
  sha256: string;
  /** The ids of the keys that sealed or signed something in it. */
  keys: string[];
};

/** A backup that cannot be made or used here, and why. */
export class BackupError extends StartError {
  override name = "BackupError";
}
