import { useQuery } from "@tanstack/react-query";
import { CircleCheck, Inbox, SearchX } from "lucide-react";
import { KINDS, type LeadKind } from "../../../../domain/work/request-kinds.ts";
import { duration } from "../../../lib/duration.ts";
import { fetchPage } from "../../../lib/fetch-page.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { useMinute } from "../../../lib/use-minute.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import type { LeadRow } from "./lead-kinds.ts";

/** Views where an empty list means that all work is done. */
const DONE_WHEN_EMPTY = ["waiting", "waitingMine", "urgent", "unanswered", "due", "mine"] as const;

/** The empty state of a list. It congratulates in views where empty means done. */
export function NoLeads({ kind, isNarrowed }: { kind: LeadKind; isNarrowed: boolean }) {
  const { t } = useTranslation("desk");
  const { parameters, words } = useAddress();
  const view = DONE_WHEN_EMPTY.find((name) => name === parameters.get("view"));
  if (view && words === "") {
    const text = view === "unanswered" ? <LastAnswer kind={kind} /> : t(`inbox.empty.${view}Text`);
    return <EmptyState icon={CircleCheck} title={t(`inbox.empty.${view}`)} text={text} />;
  }
  return (
    <EmptyState
      icon={isNarrowed ? SearchX : Inbox}
      title={t(`kinds:${kind}.empty`)}
      text={isNarrowed ? t("empty.narrowed") : undefined}
    />
  );
}

/** Shows the time since the newest request was answered. */
function LastAnswer({ kind }: { kind: LeadKind }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const now = useMinute();
  const { path } = KINDS[kind];
  const { data } = useQuery({
    queryKey: ["list", path, "newest"],
    queryFn: () => fetchPage<LeadRow>(`${path}?limit=1`, ""),
  });
  const at = data?.rows[0]?.work.firstResponseAt;
  if (!at || !now) return t("inbox.empty.unansweredText");
  return t("inbox.empty.lastAnswer", { ago: duration(now.getTime() - Date.parse(at), language) });
}
