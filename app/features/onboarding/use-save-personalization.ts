import { useQueryClient } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import type { Personalization } from "../../../domain/onboarding-forms.ts";
import { api, errorText } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { showServerFaults } from "../../lib/show-server-faults.ts";
import { toast } from "../../ui/toast-store.ts";
import type { PersonalizationFields } from "./personalization-form.tsx";
import { ONBOARDING_KEY } from "./use-onboarding.ts";

/** Sends the choices; what is typed while they are under way stays unsaved. */
export function useSavePersonalization(form: UseFormReturn<PersonalizationFields, unknown, Personalization>) {
  const { t } = useTranslation("onboarding");
  const client = useQueryClient();
  return async (choices: Personalization): Promise<void> => {
    const sent = form.getValues();
    try {
      await api("/api/agent-onboarding/personalization", { method: "PUT", body: choices });
      toast({ title: t("toast.personalized") });
      form.reset(sent, { keepValues: true });
      await client.invalidateQueries({ queryKey: ONBOARDING_KEY });
    } catch (error) {
      showServerFaults(form.setError, error);
      toast({
        title: t("toast.failed"),
        description: errorText(error, t("toast.failedText")),
        variant: "destructive",
      });
    }
  };
}
