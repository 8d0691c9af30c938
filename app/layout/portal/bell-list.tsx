import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CheckCheck, Settings2 } from "lucide-react";
import { Link } from "react-router";
import type { Notice } from "../../../domain/api/work/notices.ts";
import type { ReadNotices } from "../../../domain/work/notices.ts";
import { api } from "../../lib/api.ts";
import { useDates } from "../../lib/dates.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { QueryStates } from "../../ui/query-states.tsx";
import type { NoticeQuery } from "./use-notices.ts";

/** The list of the bell, the newest first. A press on a notice opens its page and marks it as read. */
export function BellList({ query }: { query: NoticeQuery }) {
  const { t } = useTranslation("bell");
  const client = useQueryClient();
  const read = useMutation({
    mutationFn: (body: ReadNotices) => api("POST /api/user/notices/read", { body }),
    onSettled: () => client.invalidateQueries({ queryKey: ["/api/user/notices"] }),
  });
  const all = query.data?.pages.flatMap((page) => page.notices) ?? [];
  const newest = all[0]?.id;
  const hasUnread = (query.data?.pages[0]?.unread ?? 0) > 0;
  return (
    <>
      <div className="flex items-center justify-between gap-2 border-b border-line px-4 py-1">
        <h2 className="text-base">{t("title")}</h2>
        {hasUnread && newest !== undefined && (
          <Button variant="ghost" size="sm" busy={read.isPending} onClick={() => read.mutate({ upTo: newest })}>
            <CheckCheck aria-hidden="true" />
            {t("readAll")}
          </Button>
        )}
      </div>
      <div className="bell-notices">
        <QueryStates query={query} error={t("failed")} lines={4}>
          {() =>
            all.length === 0 ? (
              <p className="px-4 py-6 text-ink-soft">{t("empty")}</p>
            ) : (
              <ul>
                {all.map((notice) => (
                  <li key={notice.id}>
                    <NoticeLink notice={notice} onOpen={() => !notice.isRead && read.mutate({ ids: [notice.id] })} />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryStates>
        {query.hasNextPage && (
          <Button
            variant="ghost"
            size="sm"
            block
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t("older")}
          </Button>
        )}
      </div>
      <Link to="/profile?tab=notices" className="menu-item border-t border-line" data-closes>
        <Settings2 aria-hidden="true" className="size-5" />
        {t("settings")}
      </Link>
    </>
  );
}

type NoticeLinkProps = { notice: Notice; onOpen: () => void };

function NoticeLink({ notice: { cause, at, isRead, by, name, reference, link }, onOpen }: NoticeLinkProps) {
  const { t } = useTranslation("bell");
  const dates = useDates();
  return (
    <Link to={link} className="bell-notice" data-closes onClick={onOpen}>
      <span aria-hidden="true" className={cx("bell-dot", isRead && "invisible")} />
      <span className="grid min-w-0">
        <span className={isRead ? undefined : "font-semibold"}>
          {!isRead && <span className="sr-only">{t("new")} </span>}
          {t(`causes.${cause}`)} {by && t("by", { name: by })}
        </span>
        <span className="wrap-anywhere">{[name, reference].filter(Boolean).join(" · ")}</span>
        <span className="text-sm text-ink-soft">{dates.dateTime(at)}</span>
      </span>
    </Link>
  );
}
