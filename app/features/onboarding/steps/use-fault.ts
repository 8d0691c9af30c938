import { get, useFormContext, type FieldError } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n.tsx";
import type { StepFields } from "./step-fields.ts";

/** The text of a field's fault: a key where our own rules found it, a text where the server did. */
export function useFault(): (path: string) => string | undefined {
  const { t } = useTranslation("onboarding-steps");
  const { formState } = useFormContext<StepFields>();
  return (path) => {
    const fault = get(formState.errors, path) as FieldError | undefined;
    if (!fault?.message) return undefined;
    return fault.type === "server" ? fault.message : t(fault.message);
  };
}
