import { useEffect, useRef } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { PAGE_CODE } from "../../../../domain/work/page-talk-options.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { PhoneLink } from "../leads/phone-link.tsx";
import { Outcome, PageForm } from "./private-form.tsx";
import { DRAFT, type SectionProps, type SentForm } from "./section.ts";

type ClosedTalk = Extract<SectionProps["page"]["talk"], { isVerified: false }>;
type Props = {
  talk: ClosedTalk;
  sent: SentForm | undefined;
  /** The message that waits for the code; empty without one. */
  draft: string;
};

/** The way to messages and documents: ask for a code, then type it. */
export function TalkCode({ talk, sent, draft }: Props) {
  const { t } = useTranslation("page-talk");
  const isSent = sent?.intent === "talk-code" && sent.isDone;
  const { ways, documents } = talk;
  // A code that was sent a while ago, and a page that was opened again, still lead to the field.
  const isAsked = talk.hasCode || isSent || sent?.intent === "talk-enter";
  // The code was right, but the page with the messages could not be fetched: the code is spent.
  if (sent?.intent === "talk-enter" && sent.isDone) return <ShowTalk sent={sent} draft={draft} />;
  return (
    <>
      {sent?.intent === "talk-message" && !sent.isDone && <Outcome sent={sent}>{sent.error}</Outcome>}
      {draft && <p>{t("kept")}</p>}
      {documents > 0 && <p className="font-semibold">{t("waiting", { count: documents })}</p>}
      {!isAsked && <p>{t("why")}</p>}
      {isAsked && <EnterCode sent={sent} draft={draft} />}
      {ways.length > 0 && (
        <div className="grid gap-3">
          {isAsked && <p className="text-ink-soft">{t("code.again")}</p>}
          <AskForCode ways={ways} sent={sent} draft={draft} isAgain={isAsked} />
        </div>
      )}
      {ways.length === 0 && (
        <p>
          {t("noWay")} <PhoneLink />
        </p>
      )}
    </>
  );
}

/** The way on after a right code whose page was lost. It fetches the page again, and the message that waits stays. */
function ShowTalk({ sent, draft }: { sent: SentForm; draft: string }) {
  const { t } = useTranslation("page-talk");
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <Outcome sent={sent}>{t("code.right")}</Outcome>
      {draft && <p>{t("kept")}</p>}
      <Button className="justify-self-start" busy={state === "loading"} onClick={() => void revalidate()}>
        {t("code.show")}
      </Button>
    </>
  );
}

/** One button for each address of the request, which is shown masked. */
function AskForCode({
  ways,
  sent,
  draft,
  isAgain,
}: Omit<Props, "talk"> & Pick<ClosedTalk, "ways"> & { isAgain: boolean }) {
  const { t } = useTranslation("page-talk");
  const navigation = useNavigation();
  const refused = sent?.intent === "talk-code" && !sent.isDone ? sent : undefined;
  return (
    <>
      {refused && <Outcome sent={refused}>{refused.error}</Outcome>}
      {ways.map(({ channel, shown }) => (
        <PageForm key={channel}>
          <input type="hidden" name="intent" value="talk-code" />
          <input type="hidden" name="channel" value={channel} />
          <Draft text={draft} />
          <Button
            type="submit"
            variant={isAgain ? "secondary" : "primary"}
            busy={navigation.formData?.get("channel") === channel}
            className="max-w-full wrap-anywhere"
          >
            {t(`send.${channel}`, { address: shown })}
          </Button>
        </PageForm>
      ))}
    </>
  );
}

function EnterCode({ sent, draft }: Omit<Props, "talk">) {
  const { t } = useTranslation("page-talk");
  const navigation = useNavigation();
  const refused = sent?.intent === "talk-enter" && !sent.isDone ? sent : undefined;
  const isSent = sent?.intent === "talk-code" && sent.isDone;
  const fault = refused?.fields["code"];
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!refused?.fields["code"]) return;
    input.current?.focus();
    input.current?.select();
  }, [refused]);
  const address = isSent && typeof sent.result["shown"] === "string" ? sent.result["shown"] : "";
  return (
    <PageForm className="grid justify-items-start gap-4">
      <input type="hidden" name="intent" value="talk-enter" />
      <Draft text={draft} />
      {isSent && <Outcome sent={sent}>{t("sent", { address })}</Outcome>}
      {refused && !fault && <Outcome sent={refused}>{refused.error}</Outcome>}
      <Field label={t("code.label")} hint={t("code.hint", { minutes: PAGE_CODE.minutes })} error={fault} required>
        <Input
          ref={input}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          className="max-w-48 text-2xl tracking-widest tabular-nums"
        />
      </Field>
      <Button type="submit" busy={navigation.formData?.get("intent") === "talk-enter"}>
        {t("code.submit")}
      </Button>
    </PageForm>
  );
}

/** Sends the message that waits along with a form, so that it is there after the code without script as well. */
function Draft({ text }: { text: string }) {
  return text && <input type="hidden" name={DRAFT} value={text} />;
}
