import { SquarePen } from "lucide-react";
import { useState } from "react";
import type { Language } from "../../../../domain/platform/language.ts";
import type { LeadKind, LeadPath } from "../../../../domain/work/request-kinds.ts";
import type { Correctable } from "../../../../domain/work/request-forms.ts";
import type { Agency } from "../../../../domain/operations/settings/agency.ts";
import { knownLocation, officeName } from "../../../../domain/operations/settings/offices.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { kindOf, type ViewedLead } from "./lead-kinds.ts";
import { keysOf } from "../../../../domain/platform/typed-records.ts";
import { LanguageOptions } from "../../../layout/language-options.tsx";

type CorrectDetailsProps = {
  lead: ViewedLead;
  path: LeadPath;
  /** Called when a colleague has deleted the request meanwhile. */
  onGone(): void;
};

/**
 * The button and the form that correct the sender's name, contact details and language in a request. The previous
 * values stay in its history.
 */
export function CorrectDetails(props: CorrectDetailsProps) {
  const { t } = useTranslation("desk");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <SquarePen aria-hidden="true" />
        {t("customers.correct.button")}
      </Button>
      {isOpen && <CorrectionDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The form values of any kind of request; each kind has only some of the fields. */
type Values = Partial<Record<Correctable, string>> & { language: Language; location?: string };

/** Returns the values of the correctable fields that the request has; the form shows no others. */
function valuesOf(lead: ViewedLead, agency: Pick<Agency, "locations">): Values {
  const { language } = lead;
  const location = agency.locations.length > 1 && { location: knownLocation(agency, lead.work.location) ?? "" };
  const known = Object.entries(lead).filter(([name]) => FIELDS.some((field) => field === name));
  return { ...Object.fromEntries(known.map(([name, value]) => [name, value ?? ""])), language, ...location };
}

/** Loads the validation rules of a kind on demand, so that the page need not load them. */
async function loadRules(kind: LeadKind) {
  const { FORMS } = await import("../../../../domain/work/request-forms.ts");
  return FORMS[kind].corrected as unknown as import("zod").z.ZodType<Values, Values>;
}

const LABELS = {
  name: "columns.name",
  firstName: "customers.enter.firstName",
  lastName: "customers.enter.lastName",
  phone: "columns.phone",
  email: "columns.email",
  zipCode: "columns.zip",
} as const satisfies Record<Correctable, string>;
const TYPES: Partial<Record<Correctable, string>> = { phone: "tel", email: "email" };
const FIELDS = keysOf(LABELS);

function CorrectionDialog({ lead, path, onGone, onClose }: CorrectDetailsProps & { onClose(): void }) {
  const { t } = useTranslation("desk");
  const agency = useAgency();
  const [before] = useState(() => valuesOf(lead, agency));
  const form = useApiForm<Values, Values>(() => loadRules(kindOf(lead)), before);
  const { register, errorOf, submit, isBusy } = form;
  const save = useChange({
    request: (to: Values) => ({
      to: `PATCH ${path}/:id/details`,
      params: { id: lead.id },
      // The server rejects the correction with a conflict when a colleague changed one of the previous values.
      body: { to, from: before },
    }),
    success: t("customers.correct.saved"),
    failure: t("customers.correct.failed"),
    onDone: onClose,
    instead: { notFound: onGone },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t("customers.correct.title")}
      description={t("customers.correct.text")}
      submitLabel={t("customers.correct.save")}
      isBusy={isBusy}
      onSubmit={submit(
        async (values) => void (await save.mutateAsync(values)),
        () => undefined, // useChange shows the error
      )}
    >
      {FIELDS.filter((name) => name in before).map((name) => (
        <Field
          key={name}
          label={t(LABELS[name])}
          error={errorOf(name)}
          hint={name === "phone" && lead.consent && t("customers.correct.phoneHint")}
        >
          <Input type={TYPES[name] ?? "text"} autoComplete="off" {...register(name)} />
        </Field>
      ))}
      <Field label={t("language")}>
        <Select {...register("language")}>
          <LanguageOptions />
        </Select>
      </Field>
      {before.location !== undefined && (
        <Field label={t("office.label")} error={errorOf("location")}>
          <Select placeholder={t("office.none")} {...register("location")}>
            {agency.locations.map((office) => (
              <option key={office.id} value={office.id}>
                {officeName(agency, office)}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </FormDialog>
  );
}
