import type { ComponentProps } from "react";
import { describeKind, type ContentKind } from "../../../../domain/content/content.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { FieldRow } from "./content-field.tsx";

type FieldGroupsProps = { kind: ContentKind } & Omit<ComponentProps<typeof FieldRow>, "field">;

/** The fields of a kind by group; the first group has no name. */
export function FieldGroups({ kind, ...row }: FieldGroupsProps) {
  const { t } = useTranslation("content");
  const groups = [
    ...Map.groupBy(
      describeKind(kind).fields.filter(({ isHidden }) => !isHidden),
      ({ group }) => group,
    ),
  ];
  return groups.map(([group, fields]) => {
    const rows = (
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        {fields.map((field) => (
          <FieldRow key={field.name} field={field} {...row} />
        ))}
      </div>
    );
    if (!group) return <div key="">{rows}</div>;
    return (
      <fieldset key={group} className="min-w-0 rounded border border-line bg-surface p-5">
        <legend className="px-2 font-semibold">{t(`groups.${group}`)}</legend>
        {rows}
      </fieldset>
    );
  });
}
