/** A value of the settings that differs between two versions: its path, and both values. */
export type SettingChange = { path: string; before: unknown; after: unknown };

/**
 * Lists the values that differ between two versions of a section, by path, in the order of the newer version. A value
 * that an earlier version of the program did not know counts as null.
 */
export function changesBetween(before: unknown, after: unknown, path = ""): SettingChange[] {
  if (!isBranch(before) || !isBranch(after)) {
    return JSON.stringify(before ?? null) === JSON.stringify(after ?? null) ? [] : [{ path, before, after }];
  }
  const names = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...names].flatMap((name) =>
    changesBetween(before[name], after[name], path === "" ? name : `${path}.${name}`),
  );
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
