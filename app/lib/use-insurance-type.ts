import { useSearchParams } from "react-router";
import { DEFAULT_INSURANCE_TYPE, isInsuranceType, type InsuranceType } from "../../domain/lead-options.ts";

/** The type of insurance that the address asks for with `?type=`. */
export function useInsuranceType(): InsuranceType {
  const [parameters] = useSearchParams();
  const asked = parameters.get("type");
  return isInsuranceType(asked) ? asked : DEFAULT_INSURANCE_TYPE;
}
