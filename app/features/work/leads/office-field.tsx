import { officeName } from "../../../../domain/operations/settings/offices.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import type { LeadFields } from "./use-lead-form.ts";

/** The choice of an office for a request. Nothing for an agency with a single one. */
export function OfficeField({ typed, errorOf }: LeadFields) {
  const { t } = useTranslation("leads");
  const agency = useAgency();
  if (agency.locations.length < 2) return null;
  return (
    <Field label={t("office.label")} hint={t("office.hint")} error={errorOf("location")} className="sm:col-span-2">
      <Select name="location" placeholder={t("office.any")} defaultValue={typed["location"]}>
        {agency.locations.map((office) => (
          <option key={office.id} value={office.id}>
            {officeName(agency, office)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
