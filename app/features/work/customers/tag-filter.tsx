import { useTags } from "../../../layout/tags/use-tags.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";

/** The field that narrows the list of customers to those with a tag. Not shown while there are no tags. */
export function TagFilter() {
  const { t } = useTranslation("tags");
  const language = useLanguage();
  const { parameters, change } = useAddress();
  const tags = useTags();
  if (tags.length === 0) return null;
  return (
    <Field label={t("one")} className="max-w-60">
      <Select
        placeholder={t("all")}
        value={parameters.get("tag") ?? ""}
        onChange={(event) => change({ tag: event.target.value, before: null })}
      >
        {tags.map(({ id, name }) => (
          <option key={id} value={id}>
            {name[language]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
