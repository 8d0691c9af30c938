import { useMutation } from "@tanstack/react-query";
import { Download, Printer } from "lucide-react";
import { LEAD_KINDS } from "../../../../domain/work/request-kinds.ts";
import { PERIODS } from "../../../../domain/work/morning/periods.ts";
import { addressOf } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { download } from "../../../lib/download.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { Button } from "../../../ui/button.tsx";
import { FilterButton } from "../../../ui/filter-button.tsx";
import { useMorningFilters } from "./use-morning.ts";

/** The filters of the page: period and kind of requests. */
export function Choices() {
  const { t } = useTranslation("morning");
  const { change } = useAddress();
  const asked = useMorningFilters();
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-3 print:hidden">
      <div role="group" aria-label={t("period.label")} className="flex flex-wrap gap-2">
        {PERIODS.map((name) => (
          <FilterButton key={name} isChosen={name === asked.period} onClick={() => change({ period: name })}>
            {t(`period.${name}`)}
          </FilterButton>
        ))}
      </div>
      <div role="group" aria-label={t("kind.label")} className="flex flex-wrap gap-2">
        {LEAD_KINDS.map((name) => (
          <FilterButton key={name} isChosen={name === asked.kind} onClick={() => change({ kind: name })}>
            {t(`kinds:${name}.many`)}
          </FilterButton>
        ))}
      </div>
    </div>
  );
}

/** The buttons to print the page and to export its numbers. */
export function TakeAway() {
  const { t } = useTranslation("morning");
  const query = useMorningFilters();
  const save = useMutation({
    mutationFn: () => download(addressOf("GET /api/morning/export", { query }), {}),
    onError: (error) => showErrorToast(t("exportFailed"), error, t("exportFailedText")),
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {t("print")}
      </Button>
      <Button variant="secondary" size="sm" busy={save.isPending} onClick={() => save.mutate()}>
        <Download aria-hidden="true" />
        {t("export")}
      </Button>
    </div>
  );
}
