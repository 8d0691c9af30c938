import { requestAddress } from "../../../../domain/work/request-kinds.ts";
import { useQuery } from "@tanstack/react-query";
import { MailOpen, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { CHANNELS } from "../../../../domain/work/channels.ts";
import { CHANNEL_LOOKS } from "../../../layout/channel-looks.ts";
import { Conversation } from "../../../layout/conversation.tsx";
import { MessageStatus } from "../../../layout/message-status.tsx";
import { api } from "../../../lib/api.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import type { ArchiveKind, StoredMessage } from "./archive-kind.ts";
import { NotSent } from "./not-sent.tsx";
import type { useArchive } from "./use-archive.ts";

type MessageDetailProps<Row extends StoredMessage> = {
  kind: ArchiveKind<Row>;
  archive: ReturnType<typeof useArchive<Row>>;
  /** Undefined when the user lacks the right. */
  onDelete?: (id: number) => void;
  onRetry?: (id: number) => void;
  isRetrying: boolean;
};

/** The selected message, or a hint to select one. */
export function MessageDetail<Row extends StoredMessage>(props: MessageDetailProps<Row>) {
  const { kind, archive } = props;
  const { t } = useTranslation(kind.namespace);
  if (archive.selected === null) return <EmptyState icon={MailOpen} title={t("choose")} heading="p" />;
  if (archive.message) return <OpenMessage key={archive.selected} {...props} row={archive.message} />;
  if (archive.isGone) return <Alert variant="info">{t("gone")}</Alert>;
  return (
    <QueryStates query={archive.single} errorTitle={t("error")}>
      {() => null}
    </QueryStates>
  );
}

function OpenMessage<Row extends StoredMessage>({
  kind,
  row,
  onDelete,
  onRetry,
  isRetrying,
}: MessageDetailProps<Row> & { row: Row }) {
  const { t } = useTranslation(kind.namespace);
  const dates = useDates();
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone the message is below the list; the focus scrolls it into view.
  useEffect(() => heading.current?.focus(), []);
  const { shown } = CHANNEL_LOOKS[kind.channel];
  const facts = [
    [t("messages:from"), shown(row.from)],
    [t("messages:to"), shown(row.to)],
    ...copiesOf(row).map(([field, addresses]) => [t(`messages:${field}`), addresses.join(", ")]),
    [t("messages:date"), dates[kind.dateFormat](row.timestamp)],
  ];
  return (
    <section
      aria-label={t("detail")}
      tabIndex={0}
      className="max-h-[500px] overflow-y-auto rounded border border-line bg-surface p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 basis-full scroll-mt-24 text-xl break-words sm:flex-1">
          {kind.headingOf(row, t)}
        </h2>
        <MessageStatus status={row.status} />
        {onDelete && (
          <Button variant="secondary" size="sm" onClick={() => onDelete(row.id)}>
            <Trash2 aria-hidden="true" />
            {t("messages:delete")}
          </Button>
        )}
      </div>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
        {row.reference && (
          <div className="contents">
            <dt className="text-ink-soft">{t("messages:request")}</dt>
            <dd>
              <LeadLink reference={row.reference} />
            </dd>
          </div>
        )}
      </dl>
      <NotSent kind={kind} row={row} onRetry={onRetry} isRetrying={isRetrying} />
      <div className="mt-4 border-t border-line pt-4">
        <kind.Body row={row} />
      </div>
      {row.reference && <WholeConversation kind={kind} id={row.id} />}
    </section>
  );
}

/** Returns who else got a mail, by field; empty for a message without copies. */
function copiesOf(row: StoredMessage): ["cc" | "bcc", string[]][] {
  const copies: ["cc" | "bcc", string[]][] = [];
  if ("cc" in row && row.cc) copies.push(["cc", row.cc]);
  if ("bcc" in row && row.bcc) copies.push(["bcc", row.bcc]);
  return copies;
}

/** The whole conversation with the customer. */
function WholeConversation<Row extends StoredMessage>({ kind, id }: { kind: ArchiveKind<Row>; id: number }) {
  const { t } = useTranslation("messages");
  const { channel } = kind;
  const { path } = CHANNELS[channel];
  const conversation = useQuery({
    queryKey: ["conversation", path, id],
    queryFn: () => api(`GET ${path}/:id/conversation`, { params: { id } }),
    gcTime: 0,
  });
  const entries = conversation.data ?? [];
  if (entries.length < 2) return null;
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="mb-3 text-lg">{t("conversation.title")}</h3>
      <Conversation entries={entries} emptyText="" current={{ channel, id }} />
    </div>
  );
}

function LeadLink({ reference }: { reference: string }) {
  return (
    <Link to={requestAddress(reference)} className="link">
      {reference}
    </Link>
  );
}
