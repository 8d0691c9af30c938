import type { FormEvent } from "react";

/** Keeps only the digits of what is typed into a field. */
export function digitsOnly(event: FormEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  const digits = input.value.replace(/\D/g, "");
  if (digits !== input.value) input.value = digits;
}
