import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CALL_DIRECTIONS } from "../../../../domain/work/call-options.ts";
import { api } from "../../../lib/api.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { useOutcomes } from "../../../lib/outcomes.ts";
import { useAddress } from "../../../lib/use-address.ts";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";

/** The names of the filters, in the address and in the API. */
export const CALL_FILTERS = ["direction", "outcome", "who", "from", "to"] as const;

/** The filters of the list of calls, which are parameters of the address. */
export function CallFilters() {
  const { t } = useTranslation("calls");
  const language = useLanguage();
  const { parameters, change } = useAddress();
  const { callOutcomes } = useOutcomes();
  const { data: colleagues = [] } = useQuery({ queryKey: ["colleagues"], queryFn: () => api("GET /api/colleagues") });
  // Open from the start where the address has filters; from then on as its reader left it.
  const [isOpen] = useState(() => CALL_FILTERS.some((name) => parameters.has(name)));
  const control = (name: string) => ({
    value: parameters.get(name) ?? "",
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value || null, before: null }),
  });
  const choices: { name: "direction" | "outcome" | "who"; options: [value: string, text: string][] }[] = [
    { name: "direction", options: CALL_DIRECTIONS.map((one) => [one, t(`directions.${one}`)]) },
    { name: "outcome", options: callOutcomes.map(({ id, name }) => [id, name[language]]) },
    { name: "who", options: colleagues.map(({ id, name }) => [String(id), name]) },
  ];
  return (
    <details open={isOpen} className="rounded border border-line bg-surface px-4 py-2">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{t("filters.title")}</summary>
      <div className="grid grid-cols-2 gap-3 py-3 md:grid-cols-5">
        {choices.map(({ name, options }) => (
          <Field key={name} label={t(`filters.${name}`)}>
            <Select {...control(name)} placeholder={t("filters.all")}>
              {options.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </Select>
          </Field>
        ))}
        <Field label={t("filters.from")}>
          <Input type="date" {...control("from")} />
        </Field>
        <Field label={t("filters.to")}>
          <Input type="date" {...control("to")} />
        </Field>
      </div>
    </details>
  );
}
