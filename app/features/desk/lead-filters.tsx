import { RefreshCw } from "lucide-react";
import { INQUIRY_TYPES, INSURANCE_TYPES } from "../../../domain/lead-options.ts";
import { useMay } from "../../layout/use-may.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { useAddress } from "../../lib/use-address.ts";
import { useSearchText } from "../../lib/use-search-text.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { Select } from "../../ui/select.tsx";
import { ExportButton } from "./export-button.tsx";

export type LeadsKind = "quotes" | "contacts";

/** The parameters of the address by which the lists are narrowed. */
export const LEAD_FILTERS = ["type", "suspected", "binned", "from", "to", "order"] as const;

type LeadFiltersProps = {
  kind: LeadsKind;
  exportPath: string;
  isNarrowed: boolean;
  isBusy: boolean;
  onRefresh(): void;
};

/** Search, filters and order of a list of requests, and the list as a file. */
export function LeadFilters({ kind, exportPath, isNarrowed, isBusy, onRefresh }: LeadFiltersProps) {
  const { t } = useTranslation("desk");
  const { parameters, change } = useAddress();
  const [text, setText] = useSearchText();
  const mayRestore = useMay("customer-data", "delete");
  const mayExport = useMay("customer-data", "create");
  const control = (name: (typeof LEAD_FILTERS)[number]) => ({
    value: parameters.get(name) ?? "",
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value, before: null }),
  });
  const box = (name: "suspected" | "binned") => ({
    checked: parameters.get(name) === "true",
    onChange: (event: { target: { checked: boolean } }) =>
      change({ [name]: event.target.checked ? "true" : null, before: null }),
  });
  return (
    <div className="grid gap-4">
      <SearchBox label={t(`search.${kind}`)} clearLabel={t("clear")} value={text} onChange={setText} />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Field label={t(`filters.${kind}`)}>
          <Select {...control("type")} placeholder={t("filters.all")}>
            <TypeOptions kind={kind} />
          </Select>
        </Field>
        <Field label={t("filters.order")}>
          <Select {...control("order")} placeholder={t("filters.newest")}>
            <option value="oldest">{t("filters.oldest")}</option>
          </Select>
        </Field>
        <Field label={t("filters.from")}>
          <Input type="date" {...control("from")} />
        </Field>
        <Field label={t("filters.to")}>
          <Input type="date" {...control("to")} />
        </Field>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Checkbox label={t("filters.suspected")} {...box("suspected")} />
          {mayRestore && <Checkbox label={t("filters.binned")} {...box("binned")} />}
        </div>
        <div className="flex flex-wrap gap-2">
          {isNarrowed && (
            <Button variant="ghost" size="sm" onClick={() => change(CLEARED, { words: "" })}>
              {t("filters.clear")}
            </Button>
          )}
          <Button variant="secondary" size="sm" busy={isBusy} onClick={onRefresh}>
            <RefreshCw aria-hidden="true" />
            {t("refresh")}
          </Button>
          {mayExport && <ExportButton path={exportPath} />}
        </div>
      </div>
    </div>
  );
}

const CLEARED = { ...Object.fromEntries(LEAD_FILTERS.map((name) => [name, null])), before: null };

function TypeOptions({ kind }: { kind: LeadsKind }) {
  const { t } = useTranslation("desk");
  return kind === "quotes"
    ? INSURANCE_TYPES.map((type) => (
        <option key={type} value={type}>
          {t(`quotes:type.${type}`)}
        </option>
      ))
    : INQUIRY_TYPES.map((type) => (
        <option key={type} value={type}>
          {t(`inquiry.${type}`)}
        </option>
      ));
}
