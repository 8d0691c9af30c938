import { useLocation } from "react-router";
import { plainPath } from "../../domain/paths.ts";

export const PRODUCTS = ["auto", "home", "business", "life"] as const;

/** Where "Get a quote" leads: on the page of a product, to the form of that product. */
export function useQuotePath(): string {
  const page = plainPath(useLocation().pathname);
  const product = PRODUCTS.find((name) => page === `/${name}`);
  return product ? `/quote?type=${product}` : "/quote";
}
