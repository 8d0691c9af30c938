import type { FormEvent } from "react";

/**
 * Removes everything but digits from typed or pasted text, and cuts it to `max`. A `maxLength` attribute would cut
 * first: of a pasted "TX 77001" it would leave two digits.
 */
export function digitsOnly(max: number) {
  return (event: FormEvent<HTMLInputElement>): void => {
    const input = event.currentTarget;
    const digits = input.value.replace(/\D/g, "").slice(0, max);
    if (digits !== input.value) input.value = digits;
  };
}
