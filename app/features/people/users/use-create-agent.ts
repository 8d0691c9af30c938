import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewUser } from "../../../../domain/people/users.ts";
import { api } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { toast } from "../../../ui/toast-store.ts";

const loadRules = async () => (await import("../../../../domain/people/users.ts")).newUser;

const EMPTY = { firstName: "", lastName: "", username: "", password: "", email: "", role: "agent" } as const;

/** The form state that creates an account, with the rules and texts of the specification. */
export function useCreateAgent(onDone: () => void) {
  const { t } = useTranslation("users");
  const client = useQueryClient();
  const form = useApiForm(loadRules, EMPTY);
  const create = useMutation({
    mutationFn: (body: NewUser) => api("POST /api/users", { body }),
  });
  const submit = form.submit(
    async (values) => {
      const user = await create.mutateAsync(values);
      toast({ title: t("create.success"), description: `${user.firstName} ${user.lastName} (${user.username})` });
      onDone();
      await client.invalidateQueries();
    },
    (error) => showErrorToast(t("create.failure"), error, t("create.reason")),
  );
  return { ...form, submit };
}
