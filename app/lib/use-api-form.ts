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

/** Creates a form that is validated by rules of domain/ and by the server. Errors of both are shown at their fields. */
export function useApiForm<Input extends FieldValues, Output extends FieldValues>(
  loadRules: LoadRules<Input, Output>,
  defaultValues: DefaultValues<Input>,
) {
  const { t } = useTranslation("validation");
  const form = useForm<Input, unknown, Output>({ resolver: lazyResolver(loadRules), defaultValues });
  const { formState, setError, setValue, handleSubmit } = form;

  /** The fields that are already registered: later values come from the form itself. */
  const registered = useRef(new WeakSet<HTMLInputElement>());

  function errorOf(name: Path<Input>): string | undefined {
    return faultText(t, form.getFieldState(name, formState).error?.message);
  }

  /** Registers a field and keeps a value that was typed before hydration. */
  const register: UseFormRegister<Input> = (name, options) => {
    const field = form.register(name, options);
    return {
      ...field,
      ref(element: HTMLInputElement | null) {
        const typed = element && !registered.current.has(element) && isFilledIn(element) ? element.value : "";
        if (element) registered.current.add(element);
        field.ref(element);
        if (typed && element?.value !== typed) setValue(name, typed as PathValue<Input, typeof name>);
      },
    };
  };

  /** Runs `work` and shows the server's validation errors at their fields. */
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

/**
 * Returns true when a field was filled in. A select always has a value, so it counts only when it differs from its
 * default.
 */
function isFilledIn(element: HTMLInputElement | HTMLSelectElement): boolean {
  if (!(element instanceof HTMLSelectElement)) return true;
  const first = [...element.options].findIndex(({ defaultSelected }) => defaultSelected);
  return element.selectedIndex !== Math.max(first, 0);
}

/**
 * Creates a resolver that loads the rules when the form is first sent (lazy loading). If loading fails, the server's
 * validation decides.
 */
function lazyResolver<Input extends FieldValues, Output extends FieldValues>(
  loadRules: LoadRules<Input, Output>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    const loaded = await Promise.all([import("@hookform/resolvers/zod"), loadRules()]).catch(() => null);
    if (!loaded) return { values: values as unknown as Output, errors: {} };
    const [{ zodResolver }, rules] = loaded;
    return zodResolver<Input, unknown, Output>(rules)(values, context, options);
  };
}
