import { FileText } from "lucide-react";
import { useLocation, useNavigation } from "react-router";
import { PAGE_MESSAGE_MAX } from "../../../../domain/work/page-talk-options.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useDates } from "../../../lib/dates.ts";
import { fileSize } from "../../../lib/file-size.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { Outcome, PageForm } from "./private-form.tsx";
import type { SectionProps, SentForm } from "./section.ts";

type OpenedTalk = Extract<SectionProps["page"]["talk"], { isVerified: true }>;
type Props = {
  talk: OpenedTalk;
  sent: SentForm | undefined;
  /** The message that is written and not sent yet. */
  draft: string;
  onDraft: (text: string) => void;
};

/** Messages both ways, the documents that an agent put here, and a way to close them. */
export function OpenTalk({ talk, sent, draft, onDraft }: Props) {
  const { t } = useTranslation("page-talk");
  const time = useTime()(talk.until);
  const hasEntered = sent?.intent === "talk-enter" && sent.isDone;
  return (
    <>
      {hasEntered && <Outcome sent={sent}>{t("open", { time })}</Outcome>}
      <h3 className="text-xl">{t("documents.title")}</h3>
      <Documents documents={talk.documents} />
      <h3 className="text-xl">{t("messages.title")}</h3>
      <Messages messages={talk.messages} />
      <Write sent={sent} draft={draft} onDraft={onDraft} />
      <PageForm className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input type="hidden" name="intent" value="talk-leave" />
        <span className="text-ink-soft">{t("until", { time })}</span>
        <Button type="submit" variant="secondary">
          {t("leave")}
        </Button>
      </PageForm>
    </>
  );
}

/** Returns the function that writes a time of day by the office's clock. */
function useTime(): (iso: string) => string {
  const language = useLanguage();
  const { timezone } = useAgency();
  return (iso) =>
    new Intl.DateTimeFormat(language === "es" ? "es-US" : "en-US", { timeStyle: "short", timeZone: timezone }).format(
      new Date(iso),
    );
}

function Documents({ documents }: { documents: OpenedTalk["documents"] }) {
  const { t } = useTranslation("page-talk");
  const language = useLanguage();
  const dates = useDates();
  const { pathname } = useLocation();
  if (documents.length === 0) return <p className="text-ink-soft">{t("documents.none")}</p>;
  return (
    <ul className="grid gap-3">
      {documents.map(({ id, name, size, sharedAt }) => (
        <li key={id} className="grid gap-3 rounded border border-line bg-surface p-4">
          <p className="flex min-w-0 gap-3">
            <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{name}</span>
              <span className="block text-ink-soft">
                {t("documents.since", { size: fileSize(size, language), date: dates.date(sharedAt) })}
              </span>
            </span>
          </p>
          {/* A form and no link: a download is written down, and opening a link changes nothing. A tab of its own, which
            closes with the download: one that is refused leaves this page as it is, with what is typed. */}
          <form method="post" action={`${pathname}/documents/${id}`} target="_blank">
            <Button type="submit" variant="secondary" className="max-w-full wrap-anywhere">
              {t("documents.download", { name })}
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}

function Messages({ messages }: { messages: OpenedTalk["messages"] }) {
  const { t } = useTranslation("page-talk");
  const dates = useDates();
  const { name: agency } = useAgency();
  if (messages.length === 0) return <p className="text-ink-soft">{t("messages.none")}</p>;
  return (
    <ol className="grid gap-3">
      {messages.map(({ key, isOurs, author, channel, at, text }) => (
        <li
          key={key}
          className={cx(
            "min-w-0 rounded border border-line px-4 py-3",
            isOurs ? "me-4 bg-surface-2 sm:me-10" : "ms-4 bg-indigo-soft sm:ms-10",
          )}
        >
          <p className="text-sm text-ink-soft">
            <span className="font-semibold text-ink">
              {isOurs ? (author ? t("messages.us", { name: author, agency }) : agency) : t("messages.you")}
            </span>{" "}
            {t(`messages.by.${channel}`)}, <time dateTime={at}>{dates.dateTime(at)}</time>
          </p>
          <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** The form for a message. After one was sent it is empty again, below the words that say so. */
function Write({ sent, draft, onDraft }: Omit<Props, "talk">) {
  const { t } = useTranslation("page-talk");
  const navigation = useNavigation();
  const own = sent?.intent === "talk-message" ? sent : undefined;
  return (
    <>
      {own && <Outcome sent={own}>{own.isDone ? t("messages.sent") : own.error}</Outcome>}
      <PageForm key={own?.isDone ? String(own.result["at"]) : "unsent"} className="grid justify-items-start gap-4">
        <input type="hidden" name="intent" value="talk-message" />
        <Field
          label={t("messages.label")}
          hint={t("messages.hint")}
          error={own?.fields["text"]}
          required
          className="w-full"
        >
          <Textarea
            name="text"
            rows={5}
            maxLength={PAGE_MESSAGE_MAX}
            defaultValue={draft}
            onInput={(event) => onDraft(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" busy={navigation.formData?.get("intent") === "talk-message"}>
          {t("messages.submit")}
        </Button>
      </PageForm>
    </>
  );
}
