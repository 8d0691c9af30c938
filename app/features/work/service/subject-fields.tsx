import { MAX } from "../../../../domain/platform/limits.ts";
import { isClaimSubject, needsMessage, type ServiceSubject } from "../../../../domain/work/service-options.ts";
import type { ClaimContact } from "../../../../server/content/shelves/present.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { DetailField } from "../leads/detail-field.tsx";
import { SERVICE_FORMS } from "../leads/service-fields.ts";
import type { LeadFields } from "../leads/use-lead-form.ts";
import { FieldGroup } from "./field-group.tsx";
import { InsurerField } from "./insurer-field.tsx";
import { SUBJECT_GROUPS } from "./subject-groups.ts";

type SubjectFieldsProps = LeadFields & { subject: ServiceSubject; contacts: ClaimContact[] };

/** The details of a subject in their groups. A claim asks for the insurer by the finder of the claims page. */
export function SubjectFields({ subject, contacts, typed, errorOf }: SubjectFieldsProps) {
  const { t } = useTranslation("service-pages");
  const fields = useFields(subject, contacts);
  const hasFinder = isClaimSubject(subject) && contacts.length > 0;
  const control = (name: string) => ({ name, defaultValue: typed[name] });
  return SUBJECT_GROUPS[subject].map((group) => {
    const own = group.fields.flatMap((name) => fields.filter((field) => field.name === name));
    return (
      <FieldGroup
        key={group.name}
        title={t(`groupsOf.${group.name}`)}
        isOptional={!own.some(({ isRequired }) => isRequired)}
        note={group.fields.includes("policyNumber") ? t("policyNote") : undefined}
      >
        {own.map((field) =>
          hasFinder && field.name === "carrier" ? (
            <InsurerField key={field.name} contacts={contacts} chosen={typed["carrier"]} error={errorOf("carrier")} />
          ) : (
            <DetailField key={field.name} field={field} control={control} errorOf={errorOf} />
          ),
        )}
      </FieldGroup>
    );
  });
}

/** Returns the fields of a subject, with the agency's carriers and lines of insurance to choose from. */
function useFields(subject: ServiceSubject, contacts: ClaimContact[]) {
  const { lines } = useAgency();
  return SERVICE_FORMS[subject].map((field) => {
    if (field.name === "carrier") return { ...field, suggestions: contacts.map(({ name }) => name) };
    return field.name === "policyLine" ? { ...field, options: lines } : field;
  });
}

/** The message: the question itself, the story of a claim, or whatever else there is to say. */
export function MessageField({ subject, typed, errorOf }: LeadFields & { subject: ServiceSubject }) {
  const { t } = useTranslation("service-pages");
  const isRequired = needsMessage(subject);
  const isLong = isRequired || subject === "loss";
  return (
    <Field
      label={t(isRequired ? "message.question" : isLong ? "message.story" : "message.more")}
      hint={t("message.hint")}
      error={errorOf("message")}
      required={isRequired}
    >
      <Textarea name="message" rows={isLong ? 5 : 3} maxLength={MAX.message} defaultValue={typed["message"]} />
    </Field>
  );
}
