import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { newUser, type NewUser, type User } from "../../../domain/users.ts";
import { api, ApiError, errorText } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { toast } from "../../ui/toast-store.ts";

type Typed = z.input<typeof newUser>;
const EMPTY: Typed = { firstName: "", lastName: "", username: "", password: "", email: "", role: "agent" };

/** The form that makes an account, with the rules and words of the specification. */
export function useCreateAgent(onDone: () => void) {
  const { t } = useTranslation("users");
  const client = useQueryClient();
  const form = useForm<Typed, unknown, NewUser>({ resolver: zodResolver(newUser), defaultValues: EMPTY });
  const create = useMutation({
    mutationFn: (body: NewUser) => api<User>("/api/users", { method: "POST", body }),
    onSuccess: async (user) => {
      toast({ title: t("create.success"), description: `${user.firstName} ${user.lastName} (${user.username})` });
      onDone();
      await client.invalidateQueries();
    },
    onError: (error) => {
      for (const [name, message] of Object.entries(error instanceof ApiError ? error.fields : {})) {
        form.setError(name as keyof Typed, { type: "server", message });
      }
      const description = errorText(error, t("create.reason"));
      toast({ title: t("create.failure"), description, variant: "destructive" });
    },
  });
  return {
    register: form.register,
    submit: form.handleSubmit((values) => create.mutate(values)),
    isBusy: create.isPending,
    /** Messages are keys where our own rules found the fault, and texts where the server did. */
    errorOf(name: keyof Typed): string | undefined {
      const error = form.formState.errors[name];
      return error?.type === "server" ? error.message : error?.message && t(error.message);
    },
  };
}
