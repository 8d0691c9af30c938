import { Inbox, SearchX } from "lucide-react";
import { Link } from "react-router";
import { MessageStatus } from "../../../layout/message-status.tsx";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { cx } from "../../../ui/cx.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListStates } from "../../../ui/list-states.tsx";
import { CHANNEL_LOOKS } from "../../../layout/channel-looks.ts";
import type { ArchiveKind, StoredMessage } from "./archive-kind.ts";
import type { useArchive } from "./use-archive.ts";

type MessageListProps<Row extends StoredMessage> = {
  kind: ArchiveKind<Row>;
  archive: ReturnType<typeof useArchive<Row>>;
};

/** A page of the messages, in a pane that scrolls by itself. */
export function MessageList<Row extends StoredMessage>({ kind, archive }: MessageListProps<Row>) {
  const { t } = useTranslation(kind.namespace);
  const { rows, isNarrowed } = archive.list;
  const text = isNarrowed ? t("messages:narrowed") : t("emptyText");
  return (
    <ListStates
      list={archive.list}
      errorTitle={t("error")}
      empty={<EmptyState icon={isNarrowed ? SearchX : Inbox} title={t("empty")} text={text} />}
    >
      <section
        aria-label={t("list")}
        className="max-h-[80vh] overflow-y-auto overscroll-y-contain rounded border border-line bg-surface"
      >
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <Entry key={row.id} kind={kind} row={row} isSelected={row.id === archive.selected} />
          ))}
        </ul>
      </section>
    </ListStates>
  );
}

type EntryProps<Row extends StoredMessage> = { kind: ArchiveKind<Row>; row: Row; isSelected: boolean };

function Entry<Row extends StoredMessage>({ kind, row, isSelected }: EntryProps<Row>) {
  const { t } = useTranslation(kind.namespace);
  const dates = useDates();
  const { linkWith } = useAddress();
  const isFailed = ["failed", "undelivered", "bounced", "unclear"].includes(row.status);
  return (
    <li
      className={cx(
        "relative border-s-4 p-4 hover:bg-ground",
        isSelected
          ? "border-s-indigo bg-indigo-soft"
          : isFailed
            ? "border-s-brick bg-brick-soft"
            : "border-s-transparent",
      )}
    >
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
        <span className="min-w-0 truncate">
          {CHANNEL_LOOKS[kind.channel].shown(row.direction === "in" ? row.from : row.to)}
        </span>
        <MessageStatus status={row.status} />
      </p>
      <Link
        {...linkWith({ message: String(row.id) })}
        aria-current={isSelected ? "true" : undefined}
        className="stretched-link mt-1 block font-semibold break-words hover:underline"
      >
        {kind.titleOf(row, t)}
      </Link>
      <p className="mt-1 text-sm text-ink-soft">
        <time dateTime={row.timestamp}>{dates[kind.dateFormat](row.timestamp)}</time>
      </p>
    </li>
  );
}
