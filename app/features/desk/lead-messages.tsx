import { Mail, MessageSquareText, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { MessageStatus } from "../../layout/message-status.tsx";
import { formatDateTime } from "../../lib/dates.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import type { ViewedLead } from "./lead-kinds.ts";

type Messages = ViewedLead["messages"];

/** What was written to the person and by them, each a click away in its archive. */
export function LeadMessages({ emails, messages }: Pick<ViewedLead, "emails" | "messages">) {
  const { t } = useTranslation("desk");
  if (emails.length === 0 && messages.length === 0) return null;
  return (
    <section className="border-t border-line pt-4">
      <h3 className="mb-3 text-lg">{t("parts.messages")}</h3>
      <ul className="grid grid-cols-1 gap-1">
        <Entries icon={Mail} archive="/email-admin" messages={emails} />
        <Entries icon={MessageSquareText} archive="/sms-admin" messages={messages} />
      </ul>
    </section>
  );
}

function Entries({ icon: Icon, archive, messages }: { icon: LucideIcon; archive: string; messages: Messages }) {
  const language = useLanguage();
  return messages.map((message) => (
    <li key={message.id}>
      <Link
        to={`${archive}?message=${message.id}`}
        className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded py-1 hover:bg-surface-2"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        <span className="link min-w-0 flex-1 truncate">{message.text}</span>
        <MessageStatus status={message.status} />
        <span className="shrink-0 text-sm text-ink-soft max-sm:basis-full max-sm:ps-8">
          {formatDateTime(message.timestamp, language)}
        </span>
      </Link>
    </li>
  ));
}
