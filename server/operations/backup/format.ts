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
  /** The time of the backup; missing in format 1. */
  at?: string;
};
export type Batch = { table: string; rows: string[] };
export type Footer = {
  /** The number of rows of each table. */
  counts: Record<string, number>;
  /** The checksum of all lines before this one. */
  sha256: string;
  /** The ids of the keys that encrypted or signed something in the backup. */
  keys: string[];
};

/** The error of a backup that cannot be made or used here, with the reason. */
export class BackupError extends StartError {
  override name = "BackupError";
}
