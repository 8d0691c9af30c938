import { useQuery } from "@tanstack/react-query";
import { MAX_SIGNATURE } from "../../../../domain/platform/limits.ts";
import { api } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast-store.ts";

const loadRules = async () => (await import("../../../../domain/work/templates.ts")).signatureInput;

/** The form for the signature below the user's own answers. */
export function OwnSignature() {
  const { t } = useTranslation("profile");
  const query = useQuery({ queryKey: ["signature"], queryFn: () => api("GET /api/user/signature"), gcTime: 0 });
  return (
    <>
      <p className="max-w-prose text-ink-soft">{t("signature.text")}</p>
      <QueryStates query={query} lines={3}>
        {({ signature }) => <SignatureForm signature={signature} />}
      </QueryStates>
    </>
  );
}

function SignatureForm({ signature }: { signature: string }) {
  const { t } = useTranslation("profile");
  const form = useApiForm(loadRules, { signature });
  const submit = form.submit(
    async (body) => {
      form.reset(await api("PUT /api/user/signature", { body }));
      toast({ title: t("signature.saved") });
    },
    (error) => showErrorToast(t("signature.failed"), error),
  );
  return (
    <form noValidate method="post" className="grid gap-4" onSubmit={submit}>
      <Field label={t("signature.label")} hint={t("signature.hint")} error={form.errorOf("signature")}>
        <Textarea rows={4} maxLength={MAX_SIGNATURE} {...form.register("signature")} />
      </Field>
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {t("signature.save")}
      </Button>
    </form>
  );
}
