import type { Settings } from "../../../../../domain/operations/settings/sections.ts";
import { LEAD_KINDS } from "../../../../../domain/work/request-kinds.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { propertiesOf, type EditorProps } from "../editing.ts";
import { NumberInput } from "../inputs.tsx";

/** The promised answer times and the escalation, for each kind of request. */
export function PromisesEditor(props: EditorProps<Settings["promises"]>) {
  const { t } = useTranslation("settings");
  const { t: kinds } = useTranslation("kinds");
  const of = propertiesOf(props);
  return LEAD_KINDS.map((kind) => {
    const promise = propertiesOf(of(kind));
    return (
      <fieldset key={kind} className="grid gap-4 rounded border border-line p-4 sm:grid-cols-2">
        <legend className="px-1 font-semibold">{kinds(`${kind}.many`)}</legend>
        <NumberInput
          label={t("fields.answerWithinHours")}
          hint={t("hints.answerWithinHours")}
          {...promise("answerWithinHours")}
        />
        <NumberInput
          label={t("fields.escalateAfterMinutes")}
          hint={t("hints.escalateAfterMinutes")}
          {...promise("escalateAfterMinutes")}
        />
      </fieldset>
    );
  });
}
