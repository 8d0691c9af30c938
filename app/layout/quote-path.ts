import { useLocation } from "react-router";
import type { PageParameter } from "../../domain/platform/page-parameters.ts";
import { plainPath } from "../../domain/platform/paths.ts";
import { useAgency } from "../lib/agency.ts";

/** Returns the path of "Get a quote": the form of the product that the page, or the type in its address, is about. */
export function useQuotePath(): string {
  const { lines } = useAgency();
  const { pathname, search } = useLocation();
  const page = plainPath(pathname);
  const type = new URLSearchParams(search).get("type" satisfies PageParameter);
  const product = lines.find((name) => page === `/${name}`) ?? lines.find((name) => name === type);
  return product ? `/quote?type=${product}` : "/quote";
}
