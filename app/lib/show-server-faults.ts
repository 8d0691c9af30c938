import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { serverFaults } from "./api.ts";

/** Marks the fields that the server refused, and goes to the first. */
export function showServerFaults<Fields extends FieldValues>(setError: UseFormSetError<Fields>, error: unknown): void {
  for (const [at, [name, message]] of Object.entries(serverFaults(error)).entries()) {
    setError(name as Path<Fields>, { message }, { shouldFocus: at === 0 });
  }
}
