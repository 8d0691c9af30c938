import type { ChangeEvent } from "react";

/** Hears what is chosen in a select, as one of the options that it has. */
export function choosing<Option extends string>(options: readonly Option[], choose: (chosen: Option) => void) {
  return ({ target }: ChangeEvent<HTMLSelectElement>): void => {
    const chosen = options.find((option) => option === target.value);
    if (chosen !== undefined) choose(chosen);
  };
}
