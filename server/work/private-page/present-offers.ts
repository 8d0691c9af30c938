import { customerOffers } from "../offers/present-for-customer.ts";
import type { Visit } from "./visit.ts";

/** Presents the offers of a quote request side by side; null while there are none. */
export function presentOffers({ deps, tx, request, language }: Visit) {
  return customerOffers(deps, tx, request, language);
}
