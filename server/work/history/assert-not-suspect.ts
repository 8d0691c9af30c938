import { AppError } from "../../../domain/platform/errors.ts";

/**
 * Rejects what would send the customer to the private page, or ask for their reply, while the request is held back as
 * spam: the page opens for nobody then, and the desk lists neither the request nor its bookings.
 */
export function assertNotSuspect({ isSuspect }: { isSuspect: boolean }): void {
  if (isSuspect) throw new AppError("conflict", { message: "errors:heldBack" });
}
