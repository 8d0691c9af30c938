import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { PresentedCustomForm } from "../../../../domain/api/content/forms.ts";
import type { CustomForm, CustomFormInput } from "../../../../domain/content/forms.ts";
import { api } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { toast } from "../../../ui/toast-store.ts";

const loadRules = async () =>
  (await import("../../../../domain/content/forms.ts")).customForm as z.ZodType<CustomForm, CustomFormInput>;

export type Composer = ReturnType<typeof useApiForm<CustomFormInput, CustomForm>>;

/** The form state of a custom form, and its submit handler. */
export function useComposer(form: PresentedCustomForm | undefined, onDone: () => void) {
  const { t } = useTranslation("forms");
  const client = useQueryClient();
  const composer: Composer = useApiForm(loadRules, {
    title: form?.title ?? "",
    intro: form?.intro ?? "",
    fields: form?.fields ?? [{ label: "", kind: "text" }],
  });

  const submit = composer.submit(
    async (values) => {
      if (form) await api("PUT /api/custom-forms/:id", { params: { id: form.id }, body: values });
      else await api("POST /api/custom-forms", { body: values });
      toast({ title: t("composer.saved"), description: t("composer.savedText", { name: values.title }) });
      await client.invalidateQueries({ queryKey: ["list"] });
      onDone();
    },
    (error) => showErrorToast(t("composer.failed"), error, t("tryAgain")),
  );

  return { composer, submit };
}
