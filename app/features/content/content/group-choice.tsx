import { useNavigate } from "react-router";
import { describeKind, type ContentKind, type ContentSummary } from "../../../../domain/content/content.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";

type GroupChoiceProps = { kind: ContentKind; groups: ContentSummary[]; current: number | null };

/** The select for the group whose items are listed. */
export function GroupChoice({ kind, groups, current }: GroupChoiceProps) {
  const { t } = useTranslation("content");
  const navigate = useNavigate();
  const { orderedWithin } = describeKind(kind);
  const choose = (id: string) =>
    void navigate(`?kind=${kind}&group=${id}`, { replace: true, preventScrollReset: true });
  return (
    <Field label={orderedWithin && t(`fields.${orderedWithin}`)} className="max-w-md">
      <Select value={current ?? ""} onChange={(event) => choose(event.target.value)}>
        {groups.map(({ id, values }) => (
          <option key={id} value={id}>
            {String(values["name"])}
          </option>
        ))}
      </Select>
    </Field>
  );
}
