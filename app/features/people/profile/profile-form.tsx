import { useRevalidator } from "react-router";
import { startPagesFor, type StartPage } from "../../../../domain/people/start-page.ts";
import { MAX } from "../../../../domain/platform/limits.ts";
import type { User } from "../../../../domain/people/users.ts";
import { api } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { useChooseLanguage } from "../../../lib/use-language-choice.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { Select } from "../../../ui/select.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { OwnLanguageOptions } from "../../../layout/language-options.tsx";

/** The sidebar's names of the start pages. */
const START_NAMES = {
  "/agent-tools": "dashboard",
  "/today": "today",
  "/agent-dashboard": "inbox",
  "/customers": "customers",
  "/morning": "morning",
  "/agent-onboarding": "onboarding",
} as const satisfies Record<StartPage, string>;

const loadRules = async () => (await import("../../../../domain/people/profile.ts")).profileChange;

const valuesOf = ({ firstName, lastName, email, language, wantsWeeklyLetter, startPage }: User) => ({
  firstName,
  lastName,
  email: email ?? "",
  language,
  wantsWeeklyLetter,
  startPage,
  currentPassword: "",
});

/** The user's own data. A changed e-mail address requires the password; a changed language switches the interface. */
export function ProfileForm({ user }: { user: User }) {
  const { t } = useTranslation("profile");
  const revalidator = useRevalidator();
  const chooseLanguage = useChooseLanguage();
  const form = useApiForm(loadRules, valuesOf(user));
  const submit = form.submit(
    async (body) => {
      const changed = await api("PATCH /api/user", { body });
      form.reset(valuesOf(changed));
      toast({ title: t("data.updated") });
      if (changed.language === user.language) await revalidator.revalidate();
      else chooseLanguage(changed.language);
    },
    (error) => showErrorToast(t("failed"), error, t("data.failedText")),
  );
  const isEmailChanged = form.watch("email") !== (user.email ?? "");

  return (
    <form noValidate method="post" className="grid gap-5 sm:grid-cols-2" onSubmit={submit}>
      <Field label={t("data.firstName")} error={form.errorOf("firstName")} required>
        <Input autoComplete="given-name" maxLength={MAX.name} {...form.register("firstName")} />
      </Field>
      <Field label={t("data.lastName")} error={form.errorOf("lastName")} required>
        <Input autoComplete="family-name" maxLength={MAX.name} {...form.register("lastName")} />
      </Field>
      <Field label={t("data.email")} hint={t("data.emailHint")} error={form.errorOf("email")}>
        <Input type="email" autoComplete="email" maxLength={MAX.email} {...form.register("email")} />
      </Field>
      <Field label={t("data.language")} hint={t("data.languageHint")} error={form.errorOf("language")}>
        <Select {...form.register("language")}>
          <OwnLanguageOptions />
        </Select>
      </Field>
      <Field label={t("data.startPage")} hint={t("data.startPageHint")} error={form.errorOf("startPage")}>
        <Select {...form.register("startPage")}>
          {startPagesFor(user.role).map((page) => (
            <option key={page} value={page}>
              {t(`sidebar:entries.${START_NAMES[page]}`)}
            </option>
          ))}
        </Select>
      </Field>
      {isEmailChanged && (
        <Field
          label={t("data.currentPassword")}
          hint={t("data.currentPasswordHint")}
          error={form.errorOf("currentPassword")}
          required
        >
          <PasswordInput autoComplete="current-password" {...form.register("currentPassword")} />
        </Field>
      )}
      {user.role === "admin" && (
        <Checkbox label={t("data.weeklyLetter")} className="sm:col-span-2" {...form.register("wantsWeeklyLetter")} />
      )}
      <Button type="submit" busy={form.isBusy} className="justify-self-start sm:col-span-2">
        {t("data.save")}
      </Button>
    </form>
  );
}
