import { useState } from "react";

/** Returns the rows of a list that the user has checked. Another list has other rows, so it begins with none. */
export function useChecked<Row extends { reference: string }>(key: string, rows: readonly Row[]) {
  const [state, setState] = useState<{ key: string; references: ReadonlySet<string> }>({ key, references: new Set() });
  // The key is empty while the next list is loading.
  if (key !== "" && state.key !== key) setState({ key, references: new Set() });
  const { references } = state;

  function toggle(reference: string): void {
    setState((before) => {
      const next = new Set(before.references);
      if (!next.delete(reference)) next.add(reference);
      return { ...before, references: next };
    });
  }

  return {
    rows: rows.filter(({ reference }) => references.has(reference)),
    has: (reference: string) => references.has(reference),
    toggle,
    clear: () => setState((before) => ({ ...before, references: new Set() })),
  };
}
