import { zodResolver } from "@hookform/resolvers/zod";
import type { SubmitEvent } from "react";
import { useForm, type DefaultValues, type FieldValues, type Path } from "react-hook-form";
import type { z } from "zod";
import { faultText, useTranslation } from "./i18n.tsx";
import { showServerFaults } from "./show-server-faults.ts";

/** A form whose rules stand in domain/ and whose last word is the server's: faults of both are shown at their fields. */
export function useApiForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
) {
  const { t } = useTranslation("validation");
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues });
  const { formState, setError, handleSubmit, register, watch, reset, setFocus } = form;

  function errorOf(name: Path<Input>): string | undefined {
    return faultText(t, form.getFieldState(name, formState).error?.message);
  }

  function submit(send: (values: Output) => Promise<void>, onFailure: (error: unknown) => void) {
    const attempt = handleSubmit(async (values) => {
      try {
        await send(values);
      } catch (error) {
        showServerFaults(setError, error);
        onFailure(error);
      }
    });
    return (event: SubmitEvent<HTMLFormElement>) => void attempt(event);
  }

  return { register, watch, reset, setFocus, errorOf, submit, isBusy: formState.isSubmitting };
}
