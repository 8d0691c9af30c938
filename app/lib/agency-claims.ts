import { useRouteLoaderData } from "react-router";
import type { ShownClaims } from "../../domain/operations/settings/claims.ts";
import type { RootData } from "./root-data.ts";

/** Returns the claims about the agency that every page may make. */
export function useSiteClaims(): ShownClaims<"site"> {
  return useRouteLoaderData<RootData>("root")?.claims ?? {};
}
