import { stageName } from "../../../../domain/work/desk/stage-name.ts";
import { officeName } from "../../../../domain/operations/settings/offices.ts";
import { stagesOf } from "../../../../domain/work/desk/stages.ts";
import { NONE } from "../../../../domain/work/lead-options.ts";
import { KINDS, type LeadKind } from "../../../../domain/work/request-kinds.ts";
import { LANGUAGES } from "../../../../domain/platform/language.ts";
import { useMay } from "../../../layout/use-may.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useTags } from "../../../layout/tags/use-tags.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { useTypeText } from "./type-text.ts";
import { useColleagues, useFormerOwners } from "./use-colleagues.ts";

/** The filter fields of a request list, besides its views and its search text. */
export function FilterFields({ kind }: { kind: LeadKind }) {
  const { t } = useTranslation("desk");
  const { parameters, change } = useAddress();
  const typeText = useTypeText();
  const colleagues = useColleagues();
  const former = useFormerOwners();
  const agency = useAgency();
  const language = useLanguage();
  const tags = useTags();
  const mayRestore = useMay("customer-data", "delete");
  const control = (name: string) => ({
    value: parameters.get(name) ?? "",
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value, before: null }),
  });
  const box = (name: "suspected" | "binned") => ({
    checked: parameters.get(name) === "true",
    onChange: (event: { target: { checked: boolean } }) =>
      change({ [name]: event.target.checked ? "true" : null, before: null }),
  });
  const choices: { name: string; label: string; options: [value: string, text: string][] }[] = [
    {
      name: "type",
      label: t(`kinds:${kind}.type`),
      options: [
        ...KINDS[kind].types.map((type): [string, string] => [type, typeText(type)]),
        ...(!KINDS[kind].needsType ? [[NONE, t("filters.noType")] satisfies [string, string]] : []),
      ],
    },
    {
      name: "stage",
      label: t("inbox.filters.stage"),
      options: stagesOf(kind).map((stage) => [stage, t(`work.stages.${stageName(kind, stage)}`)]),
    },
    {
      name: "owner",
      label: t("inbox.filters.owner"),
      options: [
        ["me", t("inbox.filters.me")],
        ["none", t("inbox.filters.nobody")],
        ...colleagues.map(({ id, name }): [string, string] => [String(id), name]),
        ...former.map(({ id, name }): [string, string] => [String(id), t("inbox.filters.left", { name })]),
      ],
    },
    {
      name: "language",
      label: t("language"),
      options: LANGUAGES.map((spoken) => [spoken, t(`portal:languages.${spoken}`)]),
    },
    {
      name: "consent",
      label: t("inbox.filters.consent"),
      options: [
        ["yes", t("inbox.filters.agreed")],
        ["no", t("inbox.filters.notAgreed")],
      ],
    },
    {
      name: "tag",
      label: t("tags:one"),
      options: tags.map(({ id, name }) => [String(id), name[language]]),
    },
  ];
  if (agency.locations.length > 1) {
    const options = agency.locations.map((office): [string, string] => [office.id, officeName(agency, office)]);
    choices.push({ name: "office", label: t("office.label"), options });
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      {choices.map(({ name, label, options }) => (
        <Field key={name} label={label}>
          <Select {...control(name)} placeholder={t("filters.all")}>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      {choices.length % 2 === 1 && <span />}
      <Field label={t("filters.from")}>
        <Input type="date" {...control("from")} />
      </Field>
      <Field label={t("filters.to")}>
        <Input type="date" {...control("to")} />
      </Field>
      <Checkbox label={t("filters.suspected")} {...box("suspected")} className="col-span-2" />
      {mayRestore && <Checkbox label={t("filters.binned")} {...box("binned")} className="col-span-2 -mt-3" />}
    </div>
  );
}
