import { useState } from "react";

type State = {
  key: string;
  references: ReadonlySet<string>;
  /** True when all requests of the list are selected, also those that are not loaded. */
  isAll: boolean;
  /** True when the user asked for the checkboxes, which a phone hides until then. */
  isOn: boolean;
  /** The row that was checked last, from which a range begins. */
  anchor: string | undefined;
};

const none = (key: string): State => ({ key, references: new Set(), isAll: false, isOn: false, anchor: undefined });

/** Returns the rows of a list that the user has checked. Another list has other rows, so it begins with none. */
export function useChecked<Row extends { reference: string }>(key: string, rows: readonly Row[]) {
  const [state, setState] = useState<State>(() => none(key));
  // The key is empty while the next list is loading.
  if (key !== "" && state.key !== key) setState(none(key));
  const { references, isAll, isOn } = state;
  const names = rows.map(({ reference }) => reference);
  const has = (reference: string) => isAll || references.has(reference);

  /** Changes the selection. One that was the whole list becomes the rows that are shown. */
  function change(anchor: string, edit: (next: Set<string>) => void): void {
    setState((before) => {
      const next = new Set(before.isAll ? names : before.references);
      edit(next);
      return { ...before, references: next, isAll: false, anchor };
    });
  }

  function toggle(reference: string): void {
    change(reference, (next) => void (next.delete(reference) || next.add(reference)));
  }

  return {
    rows: rows.filter(({ reference }) => has(reference)),
    isAll,
    /** True while there are checkboxes on a phone, too. */
    isOn: isOn || isAll || references.size > 0,
    has,
    toggle,
    /** Checks all rows from the one that was checked last to this one. */
    checkRange(reference: string): void {
      const [from, to] = [names.indexOf(state.anchor ?? ""), names.indexOf(reference)];
      if (from < 0) return toggle(reference);
      const range = names.slice(Math.min(from, to), Math.max(from, to) + 1);
      change(reference, (next) => range.forEach((one) => next.add(one)));
    },
    /** Extends the selection from a row to its neighbour, or takes the row back when the neighbour was checked. */
    extend(from: string | undefined, to: string): void {
      change(to, (next) => {
        if (from !== undefined && next.has(from) && next.has(to)) next.delete(from);
        else for (const one of [from, to]) if (one !== undefined) next.add(one);
      });
    },
    checkAll: () => setState((before) => ({ ...before, isAll: true })),
    begin: () => setState((before) => ({ ...before, isOn: true })),
    clear: () => setState((before) => none(before.key)),
  };
}
export type Checked<Row extends { reference: string }> = ReturnType<typeof useChecked<Row>>;
