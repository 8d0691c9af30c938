import type { FormEvent } from "react";

/**
 * Keeps only the digits of what is typed or pasted into a field, and no more than it holds. A `maxLength` would cut
 * first: of a pasted "TX 77001" it would leave two digits.
 */
export function digitsOnly(max: number) {
  return (event: FormEvent<HTMLInputElement>): void => {
    const input = event.currentTarget;
    const digits = input.value.replace(/\D/g, "").slice(0, max);
    if (digits !== input.value) input.value = digits;
  };
}
