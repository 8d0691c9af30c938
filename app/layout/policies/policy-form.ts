import type { PresentedPolicy } from "../../../domain/api/work/policies.ts";
import { termEnd, type PolicyTerm } from "../../../domain/work/policy-options.ts";
import { useApiForm } from "../../lib/use-api-form.ts";

const loadRules = async () => (await import("../../../domain/work/policies.ts")).policyInput;

/** The values of the form, as its fields hold them. */
type PolicyValues = {
  carrier: string;
  number: string;
  line: PresentedPolicy["line"];
  effectiveOn: string;
  termMonths: string;
  renewsOn: string;
  premium: string;
  ownerId: string;
};

/** The values of the form for a new policy. */
export const EMPTY_POLICY: PolicyValues = {
  carrier: "",
  number: "",
  line: "auto",
  effectiveOn: "",
  termMonths: "12",
  renewsOn: "",
  premium: "",
  ownerId: "",
};

type Given = Pick<PresentedPolicy, "carrier" | "line" | "effectiveOn" | "termMonths" | "premiumCents" | "owner"> &
  Partial<Pick<PresentedPolicy, "number" | "renewsOn">>;

/** Returns the values of the form for a policy. Without an expiry, its term decides it. */
export function valuesOf({ number = "", effectiveOn, termMonths, premiumCents, owner, ...given }: Given): PolicyValues {
  return {
    carrier: given.carrier,
    number,
    line: given.line,
    effectiveOn,
    termMonths: String(termMonths),
    renewsOn: given.renewsOn ?? termEnd(effectiveOn, termMonths),
    premium: premiumCents === null ? "" : (premiumCents / 100).toFixed(2),
    ownerId: owner ? String(owner.id) : "",
  };
}

/** Returns the values of the form for the next term of a policy: it begins when the last one ends. */
export function valuesOfNextTerm({ renewsOn, ...policy }: PresentedPolicy): PolicyValues {
  return valuesOf({ ...policy, effectiveOn: renewsOn });
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Creates the form of a policy. The expiry follows the effective date and the term until somebody changes it. */
export function usePolicyForm(values: PolicyValues) {
  const form = useApiForm(loadRules, values);
  function computeExpiry() {
    const { effectiveOn, termMonths } = form.getValues();
    const term: PolicyTerm = String(termMonths) === "6" ? 6 : 12;
    if (DAY.test(effectiveOn)) form.setValue("renewsOn", termEnd(effectiveOn, term));
  }
  return { ...form, computeExpiry };
}
export type PolicyForm = ReturnType<typeof usePolicyForm>;
