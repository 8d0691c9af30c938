import { useSearchParams } from "react-router";
import type { InsuranceType } from "../../domain/work/lead-options.ts";
import { askedLine } from "../../domain/work/lines.ts";
import type { PageParameter } from "../../domain/platform/page-parameters.ts";
import { useAgency } from "./agency.ts";

/** Returns the type of insurance that the address asks for with `?type=`, while the agency offers it, or else the default. */
export function useInsuranceType(): InsuranceType {
  const asked = useSearchParams()[0].get("type" satisfies PageParameter);
  return askedLine(asked, useAgency().lines);
}
