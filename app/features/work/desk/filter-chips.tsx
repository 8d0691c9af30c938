import { X } from "lucide-react";
import type { LeadKind } from "../../../../domain/work/request-kinds.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { useFilterText } from "./filter-text.ts";
import { CHIPS, CLEARED_FILTERS } from "./lead-filters.ts";

/** The active filters of the list, each as a chip that removes it, and a button that removes all of them. */
export function FilterChips({ kind }: { kind: LeadKind }) {
  const { t } = useTranslation("desk");
  const { parameters, words, change } = useAddress();
  const filterText = useFilterText(kind);
  const given = CHIPS.flatMap((name) => {
    const value = parameters.get(name);
    return value ? [{ name, text: filterText(name, value) }] : [];
  });
  if (given.length === 0 && words === "") return null;
  return (
    <div className="desk-chips">
      {given.length > 0 && (
        <ul aria-label={t("inbox.filters.chips")}>
          {given.map(({ name, text }) => (
            <li key={name}>
              <button
                type="button"
                className="desk-chip"
                title={t("inbox.reported.remove")}
                onClick={() => change({ [name]: null, before: null })}
              >
                <span className="max-w-60 truncate">{text}</span>
                <X aria-hidden="true" className="size-3.5 shrink-0" />
                <span className="sr-only">{t("inbox.reported.remove")}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className="desk-chip is-plain"
        onClick={() => change({ ...CLEARED_FILTERS, own: null }, { words: "" })}
      >
        {t("filters.clear")}
      </button>
    </div>
  );
}
