import { api } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { QrCode } from "./qr-code.tsx";

const loadRules = async () => (await import("../../../../domain/people/profile.ts")).secondFactorCode;

export type Seed = { secret: string; uri: string };

type TwoFactorSetUpProps = { seed: Seed; onSwitchedOn: (codes: string[]) => void; onCancel: () => void };

/** Shows the secret for the authenticator app, and asks for one of its codes as proof. */
export function TwoFactorSetUp({ seed, onSwitchedOn, onCancel }: TwoFactorSetUpProps) {
  const { t } = useTranslation("profile");
  const form = useApiForm(loadRules, { code: "" });
  const submit = form.submit(
    async (body) => {
      const answer = await api("POST /api/user/second-factor/confirm", { body });
      toast({ title: t("twoFactor.switchedOn") });
      onSwitchedOn(answer.recoveryCodes);
    },
    (error) => showErrorToast(t("failed"), error, t("failedText")),
  );

  return (
    <form noValidate method="post" className="grid gap-4" onSubmit={submit}>
      <h3 className="text-lg">{t("twoFactor.scan")}</h3>
      <QrCode text={seed.uri} label={t("twoFactor.qr")} />
      <p>
        {t("twoFactor.secret")}{" "}
        <code className="font-mono font-semibold break-all">{seed.secret.replace(/(.{4})(?!$)/g, "$1 ")}</code>
      </p>
      <h3 className="text-lg">{t("twoFactor.enter")}</h3>
      <Field label={t("twoFactor.code")} hint={t("twoFactor.codeHint")} error={form.errorOf("code")} required>
        <Input inputMode="numeric" autoComplete="one-time-code" className="max-w-48" {...form.register("code")} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.isBusy}>
          {t("twoFactor.confirmCode")}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t("twoFactor.cancel")}
        </Button>
      </div>
    </form>
  );
}
