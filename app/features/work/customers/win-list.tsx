import { Trophy } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import type { WinWithoutPolicy } from "../../../../domain/api/work/policies.ts";
import { KINDS } from "../../../../domain/work/request-kinds.ts";
import { formatCents } from "../../../layout/policies/figures.ts";
import { WinDialog } from "../../../layout/policies/win-dialog.tsx";
import { useMay } from "../../../layout/use-may.ts";
import { useDates } from "../../../lib/dates.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { useList } from "../../../lib/use-list.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListStates } from "../../../ui/list-states.tsx";
import { useRowKeys } from "./use-row-keys.ts";

/** The confirmed wins of which nobody has said which policy came of them, the latest first. */
export function WinList() {
  const { t } = useTranslation("policies");
  const list = useList("GET /api/wins-without-policy");
  const [asked, setAsked] = useState<WinWithoutPolicy | null>(null);
  const rows = useRef<HTMLUListElement>(null);
  useRowKeys(rows);
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-ink-soft">{t("wins.intro")}</p>
      <ListStates
        list={list}
        errorTitle={t("customers:errorTitle")}
        error={t("wins.error")}
        empty={<EmptyState icon={Trophy} title={t("wins.empty")} text={t("wins.emptyText")} />}
      >
        <ul
          ref={rows}
          aria-label={t("wins.list")}
          className="divide-y divide-line rounded border border-line bg-surface"
        >
          {list.rows.map((win) => (
            <WinRow key={win.id} win={win} onRecord={() => setAsked(win)} />
          ))}
        </ul>
      </ListStates>
      {asked && <WinDialog win={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

function WinRow({ win, onRecord }: { win: WinWithoutPolicy; onRecord(): void }) {
  const { t } = useTranslation("policies");
  const language = useLanguage();
  const dates = useDates();
  const mayRecord = useMay("customer-data", "create");
  const { reference, name, line, owner, wonAt, carrier, premiumCents } = win;
  const premium = [carrier, premiumCents !== null && formatCents(premiumCents, language)].filter(Boolean).join(" · ");
  const facts = [
    [t("wins.wonOn"), dates.date(wonAt)],
    [t("wins.line"), t(`quotes:type.${line}`)],
    [t("wins.premium"), premium || t("wins.unknown")],
    [t("wins.owner"), owner ?? t("wins.nobody")],
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <Link
          to={`/agent-dashboard?tab=${KINDS.quote.tab}&request=${reference}`}
          data-row-link=""
          className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
        >
          {[reference, name].filter(Boolean).join(" · ")}
        </Link>
        <p className="text-sm text-ink-soft">{facts.map(([label, value]) => `${label}: ${value}`).join(" · ")}</p>
      </div>
      {mayRecord && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t("win.recordLabel", { name: name || reference })}
          onClick={onRecord}
        >
          {t("win.record")}
        </Button>
      )}
    </li>
  );
}
