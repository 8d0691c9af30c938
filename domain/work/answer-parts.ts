/** Parts of an answer that the form needs without the schemas of its input. */

/** The fields with the addresses of others who get the mail. */
export const COPY_FIELDS = ["cc", "bcc"] as const;
export type CopyField = (typeof COPY_FIELDS)[number];

/** The id, in `files`, of a file of the store. */
export const attachedId = (fileId: string): string => `file:${fileId}`;

/** Returns the id in the store of an attachment; null for a file or form of the office. */
export function storedId(attached: string): string | null {
  return attached.startsWith("file:") ? attached.slice("file:".length) : null;
}

/** Splits what somebody typed into addresses: at commas, semicolons and white space. */
export function splitAddresses(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter(Boolean);
}
