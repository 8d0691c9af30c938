import { useSearchParams } from "react-router";
import { DEFAULT_INSURANCE_TYPE, isInsuranceType, type InsuranceType } from "../../domain/work/lead-options.ts";
import type { PageParameter } from "../../domain/platform/page-parameters.ts";

/** Returns the type of insurance that the address asks for with `?type=`, or else the default. */
export function useInsuranceType(): InsuranceType {
  const asked = useSearchParams()[0].get("type" satisfies PageParameter);
  return isInsuranceType(asked) ? asked : DEFAULT_INSURANCE_TYPE;
}
