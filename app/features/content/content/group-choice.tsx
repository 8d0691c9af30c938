import { useNavigate } from "react-router";
import { describeKind, type ContentKind } from "../../../../domain/content/content.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";

/** A group of items, such as a category of codes or a part of a page. */
export type Group = { value: string; label: string };

type GroupChoiceProps = { kind: ContentKind; groups: Group[]; current: string | null };

/** The select for the group whose items are listed. */
export function GroupChoice({ kind, groups, current }: GroupChoiceProps) {
  const { t } = useTranslation("content");
  const navigate = useNavigate();
  const { groupedBy } = describeKind(kind);
  const choose = (value: string) =>
    void navigate(`?kind=${kind}&group=${value}`, { replace: true, preventScrollReset: true });
  return (
    <Field label={groupedBy && t(`fields.${groupedBy}`)} className="max-w-md">
      <Select value={current ?? ""} onChange={(event) => choose(event.target.value)}>
        {groups.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
