import type { ShownClaims } from "../../domain/operations/settings/claims.ts";
import { useRootData } from "./root-context.tsx";

/** Returns the claims about the agency that every page may make. */
export function useSiteClaims(): ShownClaims<"site"> {
  return useRootData()?.claims ?? {};
}
