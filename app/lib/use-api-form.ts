import { useRef, type SubmitEvent } from "react";
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormRegister,
} from "react-hook-form";
import type { z } from "zod";
import { faultText, useTranslation } from "./i18n.tsx";
import { showServerFaults } from "./show-server-faults.ts";

type LoadRules<Input, Output> = () => Promise<z.ZodType<Output, Input>>;

/** A form whose rules stand in domain/ and whose last word is the server's: faults of both are shown at their fields. */
export function useApiForm<Input extends FieldValues, Output extends FieldValues>(
  loadRules: LoadRules<Input, Output>,
  defaultValues: DefaultValues<Input>,
) {
  const { t } = useTranslation("validation");
  const form = useForm<Input, unknown, Output>({ resolver: byRules(loadRules), defaultValues });
  const { formState, setError, setValue, handleSubmit } = form;

  /** Fields that have been taken over: what stands in them from then on is the form's own. */
  const met = useRef(new WeakSet<HTMLInputElement>());

  function errorOf(name: Path<Input>): string | undefined {
    return faultText(t, form.getFieldState(name, formState).error?.message);
  }

  /** A field that was filled in before it could react keeps what stands in it. */
  const register: UseFormRegister<Input> = (name, options) => {
    const field = form.register(name, options);
    return {
      ...field,
      ref(element: HTMLInputElement | null) {
        const typed = element && !met.current.has(element) && isFilledIn(element) ? element.value : "";
        if (element) met.current.add(element);
        field.ref(element);
        if (typed && element?.value !== typed) setValue(name, typed as PathValue<Input, typeof name>);
      },
    };
  };

  /** Does something with what the form holds; what the server has against single fields is shown there. */
  async function attempt(work: () => Promise<unknown>, onFailure?: (error: unknown) => void): Promise<void> {
    try {
      await work();
    } catch (error) {
      showServerFaults(setError, error);
      onFailure?.(error);
    }
  }

  function submit(send: (values: Output) => Promise<unknown>, onFailure?: (error: unknown) => void) {
    const sendChecked = handleSubmit((values) => attempt(() => send(values), onFailure));
    return (event: SubmitEvent<HTMLFormElement>) => void sendChecked(event);
  }

  return { ...form, register, errorOf, attempt, submit, isBusy: formState.isSubmitting };
}

/** A choice always has a value: somebody made it only where it is not the one that it began with. */
function isFilledIn(element: HTMLInputElement | HTMLSelectElement): boolean {
  if (!(element instanceof HTMLSelectElement)) return true;
  const first = [...element.options].findIndex(({ defaultSelected }) => defaultSelected);
  return element.selectedIndex !== Math.max(first, 0);
}

/** The rules are fetched when a form is first sent; where they cannot be had, the server's own check decides. */
function byRules<Input extends FieldValues, Output extends FieldValues>(
  loadRules: LoadRules<Input, Output>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    const loaded = await Promise.all([import("@hookform/resolvers/zod"), loadRules()]).catch(() => null);
    if (!loaded) return { values: values as unknown as Output, errors: {} };
    const [{ zodResolver }, rules] = loaded;
    return zodResolver<Input, unknown, Output>(rules)(values, context, options);
  };
}
