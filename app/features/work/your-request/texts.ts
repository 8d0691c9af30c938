import type { Namespace } from "../../../../domain/platform/text-keys.ts";

/** The texts of the private page: its own, and those of sections that have a file of their own. */
export const YOUR_REQUEST_TEXTS = [
  "your-request",
  "leads",
  "quotes",
  "service",
  "offers",
  "uploads",
  "page-talk",
  "your-booking",
  "your-choices",
  "contacts",
] as const satisfies readonly ["your-request", ...Namespace[]];
