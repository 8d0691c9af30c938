import { useTranslation } from "../../../lib/i18n.tsx";
import { usePagedList } from "../../../lib/use-paged-list.ts";
import { ListStates } from "../../../ui/list-states.tsx";
import { Part } from "./part.tsx";
import { Entry } from "./timeline-entry.tsx";

/** The customer's timeline, newest first. */
export function Timeline({ id }: { id: number }) {
  const { t } = useTranslation("customers");
  const list = usePagedList("GET /api/customers/:id/timeline", { limit: 25 }, "", { id });
  return (
    <Part title={t("timeline.title")}>
      <ListStates
        list={list}
        errorTitle={t("errorTitle")}
        error={t("timeline.error")}
        empty={<p className="text-ink-soft">{t("timeline.empty")}</p>}
      >
        <ol aria-label={t("timeline.title")} className="grid grid-cols-1 gap-4">
          {list.rows.map((entry) => (
            <Entry key={`${entry.kind} ${entry.id}`} entry={entry} />
          ))}
        </ol>
      </ListStates>
    </Part>
  );
}
