import { useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RecognizedCustomer } from "../../../../domain/api/work/customers.ts";
import { ENTRY_CHANNELS, ORAL_CONSENTS } from "../../../../domain/work/customer-options.ts";
import type { DeskRequest } from "../../../../domain/work/request-forms.ts";
import { isInsuranceType } from "../../../../domain/work/lead-options.ts";
import { defaultLine } from "../../../../domain/work/lines.ts";
import { KINDS, LEAD_KINDS } from "../../../../domain/work/request-kinds.ts";
import { SERVICE_SUBJECTS } from "../../../../domain/work/service-options.ts";
import { useAgency } from "../../../lib/agency.ts";
import { api } from "../../../lib/api.ts";
import { newKey } from "../../../lib/new-key.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { shownNumber } from "../../../lib/shown-number.ts";
import { Field } from "../../../ui/field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { Input } from "../../../ui/input.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { useRegisteredEmail } from "../leads/use-email-suggestion.tsx";
import { EntryDetails } from "./entry-details.tsx";
import { EntryKnown } from "./entry-known.tsx";
import { fieldsOfType } from "../leads/type-fields.ts";
import { useTypeText } from "./type-text.ts";
import { LanguageOptions } from "../../../layout/language-options.tsx";

type Values = Record<
  | "kind"
  | "channel"
  | "oralConsent"
  | "language"
  | "firstName"
  | "lastName"
  | "phone"
  | "email"
  | "message"
  | "insuranceType"
  | "zipCode"
  | "inquiryType"
  | "subject",
  string
> &
  Record<string, string | string[]>;

const EMPTY: Omit<Values, "language" | "insuranceType"> = {
  kind: "quote",
  channel: "phone",
  oralConsent: "not-asked",
  firstName: "",
  lastName: "",
  phone: "",
  email: "",
  message: "",
  zipCode: "",
  inquiryType: "",
  subject: SERVICE_SUBJECTS[0],
  // Checkboxes with the same name form a list.
  coverageTypes: [],
};

async function loadRules() {
  const { deskRequest } = await import("../../../../domain/work/request-forms.ts");
  return deskRequest as unknown as import("zod").z.ZodType<DeskRequest, Values>;
}

/** The form for a request made by phone or at the counter. After saving, the request opens. */
export function EntryDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { lines } = useAgency();
  const { change } = useAddress();
  const client = useQueryClient();
  // The idempotency key: a double press, or a retry after a lost response, creates only one request.
  const [key] = useState(newKey);
  const form = useApiForm<Values, DeskRequest>(loadRules, { ...EMPTY, insuranceType: defaultLine(lines), language });
  const { register, errorOf, submit, isBusy, watch } = form;
  const email = useRegisteredEmail(register("email"));
  const kind = LEAD_KINDS.find((one) => one === watch("kind")) ?? "quote";
  const { types, typeField, needsType, hasZip } = KINDS[kind];
  const details = fieldsOfType(kind, watch(typeField));
  const typeText = useTypeText();
  const enter = useMutation({
    mutationFn: (body: DeskRequest) => api("POST /api/desk-requests", { body, headers: { "idempotency-key": key } }),
  });
  /** Fills in the details of a recognized customer; what was typed as number and address stays. */
  function fillIn({ name, language: theirs, phones, emails }: RecognizedCustomer): void {
    const [firstName = "", ...rest] = name.split(/\s+/);
    form.setValue("firstName", firstName);
    form.setValue("lastName", rest.join(" "));
    form.setValue("language", theirs);
    if (!form.getValues("phone")) form.setValue("phone", shownNumber(phones[0] ?? ""));
    if (!form.getValues("email")) form.setValue("email", emails[0] ?? "");
    toast({ title: t("customers.enter.known.used", { name }) });
  }
  const send = submit(
    async (values) => {
      const { reference } = await enter.mutateAsync(values);
      toast({ title: t("customers.enter.saved", { reference }) });
      change({ enter: null, tab: KINDS[values.kind].tab, before: null, request: reference });
      await client.invalidateQueries();
    },
    (error) => showErrorToast(t("customers.enter.failed"), error),
  );
  return (
    <FormDialog
      onClose={onClose}
      size="lg"
      title={t("customers.enter.title")}
      description={t("customers.enter.text")}
      submitLabel={t("customers.enter.save")}
      isBusy={isBusy}
      onSubmit={send}
    >
      <Field label={t("customers.enter.kind")}>
        <Select {...register("kind")}>
          {LEAD_KINDS.map((value) => (
            <option key={value} value={value}>
              {t(`kinds:${value}.entered`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("customers.enter.channel")}>
        <Select {...register("channel")}>
          {ENTRY_CHANNELS.map((value) => (
            <option key={value} value={value}>
              {t(`customers.enter.channels.${value}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("customers.enter.firstName")} error={errorOf("firstName")} required>
        <Input autoComplete="off" {...register("firstName")} />
      </Field>
      <Field label={t("customers.enter.lastName")} error={errorOf("lastName")} required>
        <Input autoComplete="off" {...register("lastName")} />
      </Field>
      <Field label={t("columns.phone")} error={errorOf("phone")}>
        <Input type="tel" autoComplete="off" {...register("phone")} />
      </Field>
      <Field label={t("columns.email")} error={errorOf("email")} note={email.offer}>
        <Input type="email" autoComplete="off" {...email.inputProps} />
      </Field>
      <EntryKnown phone={watch("phone")} email={watch("email")} onUse={fillIn} />
      {typeField && (
        <Field label={t(`kinds:${kind}.type`)} error={errorOf(typeField)} className={hasZip ? "" : "sm:col-span-2"}>
          <Select {...register(typeField)} {...(!needsType && { placeholder: "–" })}>
            {/* A new request is of a line that the agency offers; older ones keep theirs. */}
            {types
              .filter((value) => !isInsuranceType(value) || lines.includes(value))
              .map((value) => (
                <option key={value} value={value}>
                  {typeText(value)}
                </option>
              ))}
          </Select>
        </Field>
      )}
      {hasZip && (
        <Field label={t("columns.zip")} error={errorOf("zipCode")}>
          <Input inputMode="numeric" autoComplete="off" maxLength={5} {...register("zipCode")} />
        </Field>
      )}
      {details.length > 0 && <EntryDetails fields={details} register={register} errorOf={errorOf} />}
      <Field label={t("customers.enter.message")} error={errorOf("message")} className="sm:col-span-2">
        <Textarea rows={3} {...register("message")} />
      </Field>
      <Field label={t("customers.enter.language")}>
        <Select {...register("language")}>
          <LanguageOptions />
        </Select>
      </Field>
      <RadioGroup
        legend={t("customers.enter.consent")}
        hint={t("customers.enter.consentHint")}
        options={ORAL_CONSENTS.map((value) => ({ value, label: t(`customers.enter.consents.${value}`) }))}
        className="sm:col-span-2"
        {...register("oralConsent")}
      />
    </FormDialog>
  );
}
