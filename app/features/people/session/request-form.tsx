import { GIVEN_ROLES } from "../../../../domain/platform/permissions.ts";
import { MAX, REGISTRATION_MAX } from "../../../../domain/platform/limits.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { Honeypot } from "../../work/leads/honeypot.tsx";
import { LeadFailure } from "../../work/leads/lead-failure.tsx";
import { useRegisteredEmail } from "../../work/leads/use-email-suggestion.tsx";
import { SentNote } from "./sent-note.tsx";
import { useRequestForm, type RequestFields, type SentRequest } from "./use-request-form.ts";

/** The id that the page jumps to when the form was sent without JavaScript. */
const OUTCOME = "request-outcome";

/** The form that requests an account from an administrator. */
export function RequestForm({ sent }: { sent: SentRequest | undefined }) {
  const { t } = useTranslation("session");
  const { field, errorOf, submit, isSent, isBusy, failure } = useRequestForm(sent);
  if (isSent) return <SentNote id={OUTCOME} title={t("request.sentTitle")} text={t("request.sent")} />;
  return (
    <form
      noValidate
      method="post"
      action={`#${OUTCOME}`}
      className="relative grid gap-5 sm:grid-cols-2"
      onSubmit={submit}
    >
      <PersonFields field={field} errorOf={errorOf} />
      <Field label={t("request.requestedRole")} error={errorOf("requestedRole")} required>
        <Select {...field("requestedRole")}>
          {GIVEN_ROLES.map((role) => (
            <option key={role} value={role}>
              {t(`portal:roles.${role}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("request.experience")} hint={t("request.experienceHint")} error={errorOf("experience")}>
        <Textarea rows={3} maxLength={MAX.freeText} {...field("experience")} />
      </Field>
      <Field label={t("request.licenses")} hint={t("request.licensesHint")} error={errorOf("licenses")}>
        <Textarea rows={3} maxLength={MAX.freeText} {...field("licenses")} />
      </Field>
      <Field label={t("request.requestMessage")} error={errorOf("requestMessage")} className="sm:col-span-2">
        <Textarea maxLength={MAX.freeText} {...field("requestMessage")} />
      </Field>
      <Honeypot {...field("website")} />
      {failure && (
        <div className="sm:col-span-2">
          <LeadFailure id={OUTCOME} title={t("request.failed")}>
            {failure}
          </LeadFailure>
        </div>
      )}
      <Button type="submit" size="lg" busy={isBusy} className="sm:col-span-2">
        {t("request.submit")}
      </Button>
    </form>
  );
}

/** The name and contact details of the applicant. */
function PersonFields({ field, errorOf }: RequestFields) {
  const { t } = useTranslation("session");
  const email = useRegisteredEmail(field("email"));
  return (
    <>
      <Field label={t("person.firstName")} error={errorOf("firstName")} required>
        <Input autoComplete="given-name" maxLength={REGISTRATION_MAX.name} {...field("firstName")} />
      </Field>
      <Field label={t("person.lastName")} error={errorOf("lastName")} required>
        <Input autoComplete="family-name" maxLength={REGISTRATION_MAX.name} {...field("lastName")} />
      </Field>
      <Field label={t("person.email")} error={errorOf("email")} note={email.offer} required>
        <Input type="email" autoComplete="email" maxLength={REGISTRATION_MAX.email} {...email.inputProps} />
      </Field>
      <Field label={t("request.phone")} error={errorOf("phone")}>
        <Input type="tel" autoComplete="tel" maxLength={REGISTRATION_MAX.phone} {...field("phone")} />
      </Field>
      <Field label={t("username")} hint={t("request.usernameHint")} error={errorOf("username")} required>
        <Input
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={REGISTRATION_MAX.username}
          {...field("username")}
        />
      </Field>
    </>
  );
}
