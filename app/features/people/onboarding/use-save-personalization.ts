import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { personalization, Personalization } from "../../../../domain/people/onboarding-forms.ts";
import { api } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import type { useApiForm } from "../../../lib/use-api-form.ts";
import { toast } from "../../../ui/toast-store.ts";
import { ONBOARDING_KEY } from "./use-onboarding.ts";

export type PersonalizationFields = z.input<typeof personalization>;
type Form = ReturnType<typeof useApiForm<PersonalizationFields, Personalization>>;

/** Saves the choices. Edits made during the request stay marked as unsaved. */
export function useSavePersonalization(form: Form) {
  const { t } = useTranslation("onboarding");
  const client = useQueryClient();
  return form.submit(
    async (choices) => {
      const sent = form.getValues();
      await api("PUT /api/agent-onboarding/personalization", { body: choices });
      toast({ title: t("toast.personalized") });
      form.reset(sent, { keepValues: true });
      await client.invalidateQueries({ queryKey: ONBOARDING_KEY });
    },
    (error) => showErrorToast(t("toast.failed"), error, t("toast.failedText")),
  );
}
