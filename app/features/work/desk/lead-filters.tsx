import { RefreshCw, SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import type { LeadKind } from "../../../../domain/work/request-kinds.ts";
import { useMay } from "../../../layout/use-may.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { useSearchText } from "../../../lib/use-search-text.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { ExportButton } from "./export-button.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { useKeyHint } from "./keys-dialog.tsx";
import { NarrowedBy, REPORT_FILTERS } from "./narrowed-by.tsx";

/** URL parameters that have a field in the filter panel. Views, sort order and search text have their own controls. */
const FIELD_FILTERS = ["type", "stage", "owner", "language", "consent", "from", "to", "suspected", "binned"] as const;

/** All URL parameters that filter or sort the lists. */
export const LEAD_FILTERS = [...FIELD_FILTERS, ...REPORT_FILTERS, "view", "sort", "order"] as const;

type LeadFiltersProps = {
  kind: LeadKind;
  exportPath: string;
  isBusy: boolean;
  onRefresh(): void;
};

/** Search, filters and export of a request list. */
export function LeadFilters({ kind, exportPath, isBusy, onRefresh }: LeadFiltersProps) {
  const { t } = useTranslation("desk");
  const { parameters, change } = useAddress();
  const [text, setText] = useSearchText();
  const hint = useKeyHint();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const mayExport = useMay("customer-data", "create");
  const chosen = FIELD_FILTERS.filter((name) => parameters.get(name)).length;
  const isReported = REPORT_FILTERS.some((name) => parameters.get(name));
  return (
    <div className="grid gap-2">
      <SearchBox
        label={t(`kinds:${kind}.search`)}
        clearLabel={t("clear")}
        value={text}
        onChange={setText}
        hint={hint("search")}
        isCompact
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" />
          {t("inbox.filters.label")}
          {chosen > 0 && <Badge tone="indigo">{chosen}</Badge>}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          busy={isBusy}
          aria-label={t("refresh")}
          title={t("refresh")}
          onClick={onRefresh}
        >
          <RefreshCw aria-hidden="true" />
        </Button>
        {mayExport && <ExportButton path={exportPath} />}
        {(chosen > 0 || isReported || text !== "") && (
          <Button variant="ghost" size="sm" onClick={() => change(CLEARED_FILTERS, { words: "" })}>
            {t("filters.clear")}
          </Button>
        )}
      </div>
      <NarrowedBy />
      <div id={id} hidden={!isOpen}>
        {isOpen && <FilterFields kind={kind} />}
      </div>
    </div>
  );
}

const CLEARED_FILTERS = { ...Object.fromEntries(LEAD_FILTERS.map((name) => [name, null])), before: null };
