import { useState } from "react";
import { GIVEN_ROLES } from "../../../domain/permissions.ts";
import { MAX, REGISTRATION_MAX } from "../../../domain/limits.ts";
import { api, errorText } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { useApiForm } from "../../lib/use-api-form.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { toast } from "../../ui/toast-store.ts";
import { Honeypot } from "../leads/honeypot.tsx";
import { LeadFailure } from "../leads/lead-failure.tsx";
import { SentNote } from "./sent-note.tsx";

const loadRules = async () => (await import("../../../domain/registration.ts")).registrationRequest;

const EMPTY = {
  username: "",
  email: "",
  firstName: "",
  lastName: "",
  phone: "",
  requestedRole: "agent" as const,
  requestMessage: "",
  experience: "",
  licenses: "",
  website: "",
};

const useRequestForm = () => useApiForm(loadRules, EMPTY);
type RequestFormState = ReturnType<typeof useRequestForm>;

/** Asks an administrator for an account. */
export function RequestForm() {
  const { t } = useTranslation("auth");
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useRequestForm();
  const submit = form.submit(
    async (body) => {
      setFailure(undefined);
      await api("/api/registration-requests", { method: "POST", body });
      setSent(true);
    },
    (error) => {
      const description = errorText(error, t("request.failedText"));
      setFailure(description);
      toast({ title: t("request.failed"), description, variant: "destructive" });
    },
  );

  if (isSent) return <SentNote title={t("request.sentTitle")} text={t("request.sent")} />;
  return (
    <form noValidate method="post" className="relative grid gap-5 sm:grid-cols-2" onSubmit={submit}>
      <PersonFields form={form} />
      <Field label={t("request.requestedRole")} error={form.errorOf("requestedRole")} required>
        <Select {...form.register("requestedRole")}>
          {GIVEN_ROLES.map((role) => (
            <option key={role} value={role}>
              {t(`portal:roles.${role}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("request.experience")} hint={t("request.experienceHint")} error={form.errorOf("experience")}>
        <Textarea rows={3} maxLength={MAX.freeText} {...form.register("experience")} />
      </Field>
      <Field label={t("request.licenses")} hint={t("request.licensesHint")} error={form.errorOf("licenses")}>
        <Textarea rows={3} maxLength={MAX.freeText} {...form.register("licenses")} />
      </Field>
      <Field label={t("request.requestMessage")} error={form.errorOf("requestMessage")} className="sm:col-span-2">
        <Textarea maxLength={MAX.freeText} {...form.register("requestMessage")} />
      </Field>
      <Honeypot {...form.register("website")} />
      {failure && (
        <div className="sm:col-span-2">
          <LeadFailure title={t("request.failed")}>{failure}</LeadFailure>
        </div>
      )}
      <Button type="submit" size="lg" busy={form.isBusy} className="sm:col-span-2">
        {t("request.submit")}
      </Button>
    </form>
  );
}

/** Who asks, and how to reach them. */
function PersonFields({ form }: { form: RequestFormState }) {
  const { t } = useTranslation("auth");
  return (
    <>
      <Field label={t("person.firstName")} error={form.errorOf("firstName")} required>
        <Input autoComplete="given-name" maxLength={REGISTRATION_MAX.name} {...form.register("firstName")} />
      </Field>
      <Field label={t("person.lastName")} error={form.errorOf("lastName")} required>
        <Input autoComplete="family-name" maxLength={REGISTRATION_MAX.name} {...form.register("lastName")} />
      </Field>
      <Field label={t("person.email")} error={form.errorOf("email")} required>
        <Input type="email" autoComplete="email" maxLength={REGISTRATION_MAX.email} {...form.register("email")} />
      </Field>
      <Field label={t("request.phone")} error={form.errorOf("phone")}>
        <Input type="tel" autoComplete="tel" maxLength={REGISTRATION_MAX.phone} {...form.register("phone")} />
      </Field>
      <Field label={t("username")} hint={t("request.usernameHint")} error={form.errorOf("username")} required>
        <Input
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={REGISTRATION_MAX.username}
          {...form.register("username")}
        />
      </Field>
    </>
  );
}
