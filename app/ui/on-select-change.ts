import type { ChangeEvent } from "react";

/** Returns a change handler of a select, which passes on the value typed as one of the options. */
export function onSelectChange<Option extends string>(options: readonly Option[], choose: (chosen: Option) => void) {
  return ({ target }: ChangeEvent<HTMLSelectElement>): void => {
    const chosen = options.find((option) => option === target.value);
    if (chosen !== undefined) choose(chosen);
  };
}
