import { RefreshCw, Trash2 } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { CHANNELS } from "../../../../domain/work/channels.ts";
import { can, type Role } from "../../../../domain/platform/permissions.ts";
import { PortalPage } from "../../../layout/portal-page.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import type { List } from "../../../lib/use-list.ts";
import { useSearchText } from "../../../lib/use-search-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import type { ArchiveKind, StoredMessage } from "./archive-kind.ts";
import { MessageDetail } from "./message-detail.tsx";
import { MessageList } from "./message-list.tsx";
import { useArchive, useArchiveActions } from "./use-archive.ts";

type ArchiveProps<Row extends StoredMessage> = {
  kind: ArchiveKind<Row>;
  list: List<Row>;
  role: Role;
  views?: ReactNode;
};

/** The message archive: list, selected message and actions. */
export function Archive<Row extends StoredMessage>({ kind, list, role, views }: ArchiveProps<Row>) {
  const { t } = useTranslation(kind.namespace);
  const heading = useRef<HTMLHeadingElement>(null);
  const [text, setText] = useSearchText();
  const [asked, setAsked] = useState<number | "all" | null>(null);
  const archive = useArchive(kind, list);
  const { remove, retry } = useArchiveActions(kind, () => {
    archive.close();
    // The pressed button is gone with its message, so the focus moves to the heading.
    heading.current?.focus();
  });
  const { query, rows } = archive.list;
  const { resource } = CHANNELS[kind.channel];
  const mayDelete = can(role, resource, "delete");
  const mayRetry = can(role, resource, "edit");
  return (
    <PortalPage
      title={t("title")}
      titleRef={heading}
      intro={t("intro")}
      actions={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" busy={query.isFetching && !query.isPending} onClick={() => void query.refetch()}>
            <RefreshCw aria-hidden="true" />
            {t("messages:refresh")}
          </Button>
          {mayDelete && rows.length > 0 && (
            <Button variant="destructive" onClick={() => setAsked("all")}>
              <Trash2 aria-hidden="true" />
              {t("messages:deleteAll")}
            </Button>
          )}
        </div>
      }
    >
      {views}
      <SearchBox label={t("search")} clearLabel={t("messages:clear")} value={text} onChange={setText} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <MessageList kind={kind} archive={archive} />
        <MessageDetail
          kind={kind}
          archive={archive}
          {...(mayDelete && { onDelete: setAsked })}
          {...(mayRetry && { onRetry: retry.mutate })}
          isRetrying={retry.isPending}
        />
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t(asked === "all" ? "confirm.all" : "confirm.one")}
        confirmLabel={t(asked === "all" ? "messages:deleteAll" : "messages:delete")}
        destructive
        busy={remove.isPending}
        onConfirm={() => asked !== null && remove.mutate(asked, { onSettled: () => setAsked(null) })}
      />
    </PortalPage>
  );
}
