import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm, type Resolver, type UseFormReturn } from "react-hook-form";
import type { PresentedCustomForm } from "../../../server/forms/custom-forms.ts";
import { customForm, type CustomForm, type CustomFormInput } from "../../../domain/forms.ts";
import { api, errorText } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { showServerFaults } from "../../lib/show-server-faults.ts";
import { toast } from "../../ui/toast-store.ts";

export type Composer = UseFormReturn<CustomFormInput, unknown, CustomForm>;

/** The state of a form that is being composed, and the way to keep it. */
export function useComposer(form: PresentedCustomForm | undefined, onDone: () => void) {
  const { t } = useTranslation("forms");
  const client = useQueryClient();
  const composer: Composer = useForm({
    resolver: zodResolver(customForm) as unknown as Resolver<CustomFormInput, unknown, CustomForm>,
    defaultValues: {
      title: form?.title ?? "",
      intro: form?.intro ?? "",
      fields: form?.fields ?? [{ label: "", kind: "text" }],
    },
  });

  const submit = composer.handleSubmit(async (values) => {
    try {
      if (form) await api(`/api/custom-forms/${form.id}`, { method: "PUT", body: values });
      else await api("/api/custom-forms", { method: "POST", body: values });
      toast({ title: t("composer.saved"), description: t("composer.savedText", { name: values.title }) });
      await client.invalidateQueries({ queryKey: ["list"] });
      onDone();
    } catch (error) {
      showServerFaults(composer.setError, error);
      toast({ title: t("composer.failed"), description: errorText(error, t("tryAgain")), variant: "destructive" });
    }
  });

  return { composer, submit };
}
