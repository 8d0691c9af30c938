import { MailOpen } from "lucide-react";
import { useState } from "react";
import type { ArchivedEmail } from "../../../../domain/api/work/journal.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { usePagedList } from "../../../lib/use-paged-list.ts";
import { cx } from "../../../ui/cx.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListStates } from "../../../ui/list-states.tsx";
import { JournalMail } from "./journal-mail.tsx";

/** All mails that the system sent, newest first, and the selected one. */
export function JournalList() {
  const { t } = useTranslation("journal");
  const list = usePagedList("GET /api/archived-emails");
  const [picked, setPicked] = useState<ArchivedEmail | null>(null);
  return (
    <ListStates
      list={list}
      error={t("error")}
      empty={<EmptyState icon={MailOpen} title={t("empty")} text={t("emptyText")} heading="h2" />}
    >
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[24rem_minmax(0,1fr)]">
        <ul
          aria-label={t("title")}
          tabIndex={0}
          className="h-[600px] divide-y divide-line overflow-y-auto overscroll-contain rounded border border-line bg-surface"
        >
          {list.rows.map((mail) => (
            <li key={mail.id}>
              <MailButton mail={mail} isPicked={mail.id === picked?.id} onPick={() => setPicked(mail)} />
            </li>
          ))}
        </ul>
        {picked ? (
          <JournalMail key={picked.id} mail={picked} />
        ) : (
          <EmptyState icon={MailOpen} title={t("pick")} heading="p" className="max-xl:hidden" />
        )}
      </div>
    </ListStates>
  );
}

type MailButtonProps = { mail: ArchivedEmail; isPicked: boolean; onPick: () => void };

function MailButton({ mail, isPicked, onPick }: MailButtonProps) {
  const dates = useDates();
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      onClick={onPick}
      className={cx(
        "grid w-full cursor-pointer gap-0.5 px-4 py-3 text-start hover:bg-indigo-soft focus-visible:-outline-offset-2",
        isPicked && "bg-indigo-soft",
      )}
    >
      <span className="truncate font-semibold">{mail.subject}</span>
      <span className="truncate text-sm text-ink-soft">{mail.to}</span>
      <span className="text-sm text-ink-soft tabular-nums">{dates.dateTime(mail.timestamp)}</span>
    </button>
  );
}
