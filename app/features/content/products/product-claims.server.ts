import type { ShownClaims } from "../../../../domain/operations/settings/claims.ts";
import { servicesOf, type PageArgs } from "../../../lib/page.server.ts";

/** Returns the claims about the agency that a product page may make: its own, and those of all product pages. */
export function productClaims<P extends "auto" | "homeowners" | "business" | "life">(
  args: PageArgs,
  product: P,
): ShownClaims<P> & ShownClaims<"products"> {
  const { services, language } = servicesOf(args);
  return { ...services.agencyClaims(language, "products"), ...services.agencyClaims(language, product) };
}
