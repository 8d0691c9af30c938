import { FilePlus2, Trash2, UserRoundCheck } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router";
import type { MailTarget, UnsortedMail } from "../../../../domain/api/work/inbound.ts";
import { Quoted } from "../../../layout/conversation.tsx";
import { MessageFiles } from "../../../layout/files/message-files.tsx";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { FindPlace } from "./find-place.tsx";

type MutationOf<Input> = { mutate(input: Input, options?: { onSettled?: () => void }): void; isPending: boolean };
export type Sorting = {
  put: MutationOf<{ id: number; place: MailTarget }>;
  make: MutationOf<number>;
  remove: MutationOf<number>;
};

type UnsortedEntryProps = {
  mail: UnsortedMail;
  /** Undefined when the user lacks the right. */
  sorting?: Sorting;
  onDelete?: (id: number) => void;
};

/** A mail that is not assigned yet, with its actions: assign, create a request, delete. */
export function UnsortedEntry({ mail, sorting, onDelete }: UnsortedEntryProps) {
  const { t } = useTranslation("emails");
  const dates = useDates();
  const id = useId();
  const [isSearching, setSearching] = useState(false);
  return (
    <li aria-labelledby={id} className="grid grid-cols-1 gap-3 rounded border border-line bg-surface p-4 sm:p-5">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <span className="min-w-0 break-words">{mail.from || t("unsorted.nobody")}</span>
          <time dateTime={mail.at}>{dates.dateTime(mail.at)}</time>
          {mail.isAutomatic && <Badge>{t("messages:conversation.automatic")}</Badge>}
        </p>
        <h2 id={id} className="mt-1 text-lg break-words">
          <Link to={`/email-admin?message=${mail.id}`} className="link">
            {mail.subject || t("noSubject")}
          </Link>
        </h2>
      </div>
      <p className="line-clamp-[40] break-words whitespace-pre-wrap">{mail.text}</p>
      <Quoted text={mail.quoted} />
      {mail.hasHtml && <Formatted mail={mail} />}
      <MessageFiles files={mail.attachments} leftOut={mail.leftOut} />
      {sorting && (
        <div className="grid grid-cols-1 gap-3 border-t border-line pt-3">
          {mail.suggestion && <Suggestion mail={mail} suggestion={mail.suggestion} sorting={sorting} />}
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="secondary"
              busy={sorting.make.isPending}
              onClick={() => sorting.make.mutate(mail.id)}
            >
              <FilePlus2 aria-hidden="true" />
              {t("unsorted.make")}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              aria-expanded={isSearching}
              onClick={() => setSearching(!isSearching)}
            >
              {t("unsorted.find")}
            </Button>
            {onDelete && (
              <Button size="sm" variant="ghost" onClick={() => onDelete(mail.id)}>
                <Trash2 aria-hidden="true" />
                {t("unsorted.delete")}
              </Button>
            )}
          </div>
          {isSearching && (
            <FindPlace isBusy={sorting.put.isPending} onFound={(place) => sorting.put.mutate({ id: mail.id, place })} />
          )}
        </div>
      )}
    </li>
  );
}

type SuggestionProps = { mail: UnsortedMail; suggestion: NonNullable<UnsortedMail["suggestion"]>; sorting: Sorting };

/** The customer suggested by the sender's address. Anybody can forge that address, so a person has to confirm. */
function Suggestion({ mail, suggestion: { customerId, name, request }, sorting }: SuggestionProps) {
  const { t } = useTranslation("emails");
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded bg-accent-soft px-4 py-3">
      <p className="min-w-0 flex-1 basis-60 break-words">{t("unsorted.suggestion", { name })}</p>
      <Button
        size="sm"
        busy={sorting.put.isPending}
        onClick={() => sorting.put.mutate({ id: mail.id, place: { customerId } })}
      >
        <UserRoundCheck aria-hidden="true" />
        {request ? t("unsorted.accept", { reference: request.reference }) : t("unsorted.acceptCustomer")}
      </Button>
    </div>
  );
}

/** The HTML mail on demand, in a sandboxed iframe that runs no scripts and fetches nothing. */
function Formatted({ mail }: { mail: UnsortedMail }) {
  const { t } = useTranslation("emails");
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-2">
      <Button
        variant="ghost"
        size="sm"
        className="justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? "plain" : "formatted")}
      </Button>
      {isOpen && (
        <iframe
          title={mail.subject || t("noSubject")}
          src={`/api/emails/${mail.id}/html`}
          sandbox=""
          referrerPolicy="no-referrer"
          className="h-96 w-full rounded border border-line bg-paper"
        />
      )}
    </div>
  );
}
