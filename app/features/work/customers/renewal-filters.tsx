import { useMutation, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { RENEWAL_DAYS } from "../../../../domain/work/customer-options.ts";
import { INSURANCE_TYPES } from "../../../../domain/work/lead-options.ts";
import { RENEWAL_STATES } from "../../../../domain/work/policy-options.ts";
import { useMay } from "../../../layout/use-may.ts";
import { api } from "../../../lib/api.ts";
import { download } from "../../../lib/download.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { FilterButton } from "../../../ui/filter-button.tsx";
import { Select } from "../../../ui/select.tsx";

/** The parameters of the address that filter the list. */
export const RENEWAL_FILTERS = ["days", "state", "owner", "line"] as const;

/** Returns the days and the state that the address names, or the usual ones. */
export function useRenewalChoice() {
  const { parameters } = useAddress();
  return {
    days: RENEWAL_DAYS.find((value) => value === parameters.get("days")) ?? RENEWAL_DAYS[0],
    state: RENEWAL_STATES.find((value) => value === parameters.get("state")) ?? RENEWAL_STATES[0],
  };
}

/** The filters of the renewals, and the button that exports what they show. */
export function RenewalFilters({ narrowed }: { narrowed: URLSearchParams }) {
  const { t } = useTranslation("policies");
  const { parameters, change } = useAddress();
  const { days, state } = useRenewalChoice();
  const mayExport = useMay("customer-data", "create");
  const { data: colleagues = [] } = useQuery({ queryKey: ["colleagues"], queryFn: () => api("GET /api/colleagues") });
  const control = (name: string) => ({
    value: parameters.get(name) ?? "",
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value || null, before: null }),
  });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t("renewals.state")} className="basis-48">
        <Select {...control("state")} value={state}>
          {RENEWAL_STATES.map((value) => (
            <option key={value} value={value}>
              {t(`renewals.states.${value}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("renewals.owner")} className="basis-48">
        <Select {...control("owner")}>
          <option value="">{t("renewals.everybody")}</option>
          <option value="me">{t("renewals.me")}</option>
          <option value="none">{t("renewals.nobody")}</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("renewals.line")} className="basis-48">
        <Select {...control("line")}>
          <option value="">{t("renewals.allLines")}</option>
          {INSURANCE_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`quotes:type.${type}`)}
            </option>
          ))}
        </Select>
      </Field>
      {state === "upcoming" && (
        <div role="group" aria-label={t("renewals.choose")} className="flex flex-wrap items-center gap-2">
          {RENEWAL_DAYS.map((value) => (
            <FilterButton key={value} isChosen={value === days} onClick={() => change({ days: value, before: null })}>
              {t("renewals.days", { days: value })}
            </FilterButton>
          ))}
        </div>
      )}
      {mayExport && <ExportButton narrowed={narrowed} />}
    </div>
  );
}

function ExportButton({ narrowed }: { narrowed: URLSearchParams }) {
  const { t } = useTranslation("policies");
  const save = useMutation({
    mutationFn: () => download(`/api/renewals/export?${narrowed.toString()}`, {}),
    onError: (error) => showErrorToast(t("renewals.exportFailed"), error),
  });
  return (
    <Button variant="secondary" busy={save.isPending} onClick={() => save.mutate()}>
      <Download aria-hidden="true" />
      {t("renewals.export")}
    </Button>
  );
}
