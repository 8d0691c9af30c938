import { useQuery } from "@tanstack/react-query";
import { KINDS, LEAD_KINDS } from "../../../../domain/work/request-kinds.ts";
import { KIND_ICONS } from "../../../layout/kind-icons.ts";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Tab, TabList } from "../../../ui/tabs.tsx";

/** The tabs of the kinds of requests, each with its total. A phone shows only their icons. */
export function KindTabs() {
  const { t } = useTranslation("desk");
  const { data } = useQuery({ queryKey: ["lead-totals"], queryFn: () => api("GET /api/lead-totals") });
  return (
    <TabList label={t("seo.title")} className="desk-kinds">
      {LEAD_KINDS.map((kind) => {
        const { tab } = KINDS[kind];
        const Icon = KIND_ICONS[kind];
        return (
          <Tab key={kind} value={tab} className="desk-kind">
            <Icon aria-hidden="true" className="lg:hidden" />
            <span className="max-lg:sr-only">{t(`kinds:${kind}.tab`)}</span>
            {data && <span className="desk-view-count max-sm:sr-only">{data[tab]}</span>}
          </Tab>
        );
      })}
    </TabList>
  );
}
