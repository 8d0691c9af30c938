import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { serverFaults } from "./api.ts";

/** Shows the server's validation errors at their fields, and focuses the first. */
export function showServerFaults<Fields extends FieldValues>(setError: UseFormSetError<Fields>, error: unknown): void {
  for (const [at, [name, message]] of Object.entries(serverFaults(error)).entries()) {
    setError(name as Path<Fields>, { message }, { shouldFocus: at === 0 });
  }
}
