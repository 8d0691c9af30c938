import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import type { PresentedCustomForm } from "../../../../domain/api/content/forms.ts";
import type { CustomForm, CustomFormInput } from "../../../../domain/content/forms.ts";
import { api, codeOf } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { toast } from "../../../ui/toast-store.ts";

const loadRules = async () =>
  (await import("../../../../domain/content/forms.ts")).customForm as z.ZodType<CustomForm, CustomFormInput>;

export type Composer = ReturnType<typeof useApiForm<CustomFormInput, CustomForm>>;

/** A stored form that is edited: how it was when the dialog opened, and how to read it as it is now. */
export type StoredForm = { form: PresentedCustomForm; reread: () => Promise<PresentedCustomForm> };

/** The form state of a custom form, its submit handler, and the number of conflicts. */
export function useComposer(stored: StoredForm | undefined, onDone: () => void) {
  const { t } = useTranslation("forms");
  const client = useQueryClient();
  // The form from when the dialog opened. A version read later belongs to words that this person has not seen.
  const [form] = useState(stored?.form);
  const [conflicts, setConflicts] = useState(0);
  const composer: Composer = useApiForm(loadRules, {
    title: form?.title ?? "",
    intro: form?.intro ?? "",
    fields: form?.fields ?? [{ label: "", kind: "text" }],
  });

  async function save(values: CustomForm, over: PresentedCustomForm | undefined): Promise<void> {
    if (over) {
      const body = { ...values, version: over.version };
      await api("PUT /api/custom-forms/:id", { params: { id: over.id }, body });
    } else await api("POST /api/custom-forms", { body: values });
    toast({ title: t("composer.saved"), description: t("composer.savedText", { name: values.title }) });
    await client.invalidateQueries({ queryKey: ["list"] });
    onDone();
  }

  function onFailure(error: unknown): void {
    if (codeOf(error) === "conflict") setConflicts((count) => count + 1);
    else showErrorToast(t("composer.failed"), error, t("tryAgain"));
  }

  const submit = composer.submit((values) => save(values, form), onFailure);
  const saveOverTheirs = composer.handleSubmit((values) =>
    composer.attempt(async () => save(values, await stored?.reread()), onFailure),
  );
  return { composer, submit, conflicts, saveOverTheirs };
}
