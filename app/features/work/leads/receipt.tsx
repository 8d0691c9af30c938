import { CalendarPlus, Camera, Clock, Phone, Tag, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { TeamMember } from "../../../../domain/content/team.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import { ButtonLink, buttonClass } from "../../../ui/button.tsx";
import { AnsweringAgents } from "./answering-agents.tsx";
import type { DatedReceipt } from "./lead-values.ts";
import { PhoneLink } from "./phone-link.tsx";
import { ReferenceLine } from "./reference-line.tsx";
import { TalkStep } from "./talk-step.tsx";
import { useAnswerTime } from "./use-answer-time.ts";

type ReceiptProps = {
  receipt: DatedReceipt;
  /** The agents who may answer, where the page knows them. */
  team?: readonly TeamMember[];
  /** The heading level that fits the page. */
  heading?: "h2" | "h3";
  /** True for a quote request: a picture of the current policy saves typing. */
  asksForPolicy?: boolean;
  /** The thank-you message, while it is shown. */
  children?: ReactNode;
};

/** The permanent receipt of a sent form: confirmation, reference, promised answer time and next steps. */
export function Receipt({ receipt, team, heading: Heading = "h3", asksForPolicy = false, children }: ReceiptProps) {
  const { t } = useTranslation("leads");
  const language = useLanguage();
  const { reference, answerBy: by, name, link } = receipt;
  const when = useAnswerTime(receipt);
  const query = by && new URLSearchParams({ reference, by, lang: language }).toString();
  return (
    <div className="grid gap-3 rounded border border-sage/40 bg-sage-soft p-5">
      <Heading className="text-2xl wrap-anywhere">
        {name ? t("receipt.named", { name: greetingName(name) }) : t("receipt.title")}
      </Heading>
      <p className="flex gap-3">
        <Tag aria-hidden="true" className="mt-1 size-5 shrink-0 text-sage" />
        <span className="min-w-0">
          <ReferenceLine reference={reference} />
        </span>
      </p>
      <p className="font-semibold">{t("next.title")}</p>
      <ul className="grid gap-2">
        {when && (
          <Step icon={Clock}>
            <p>{t("next.answer", { when })}</p>
            {team && <AnsweringAgents team={team} />}
          </Step>
        )}
        <Step icon={Phone}>
          <p>
            {t("next.call")} <PhoneLink />
          </p>
        </Step>
      </ul>
      {query && (
        <p>
          <ButtonLink href={`/api/answer-calendar?${query}`} variant="secondary" download className="max-sm:w-full">
            <CalendarPlus aria-hidden="true" />
            {t("next.calendar")}
          </ButtonLink>
        </p>
      )}
      {/* At the end, so that nothing else moves when the message disappears (no layout shift). */}
      {children ? (
        <div role="status" className="border-t border-sage/40 pt-3">
          {children}
        </div>
      ) : (
        link && <OnOwnPage link={link} asksForPolicy={asksForPolicy} />
      )}
    </div>
  );
}

/** The links to the private page: policy, time to talk, state. They take the place of the thanks, which must be in view on a phone. */
function OnOwnPage({ link, asksForPolicy }: { link: string; asksForPolicy: boolean }) {
  const { t } = useTranslation("leads");
  return (
    <>
      <ul className="grid gap-2">
        {asksForPolicy && (
          <Step icon={Camera}>
            <p>
              {t("next.policy")}{" "}
              <LocalLink to={`${link}#policy`} className="link">
                {t("next.addPolicy")}
              </LocalLink>
            </p>
          </Step>
        )}
        <TalkStep link={link} />
      </ul>
      <p>
        <LocalLink to={link} className={buttonClass({ className: "max-sm:w-full" })}>
          {t("next.follow")}
        </LocalLink>
      </p>
    </>
  );
}

/** Returns the first word of a name; the whole name when that word is a title such as Dr. */
function greetingName(name: string): string {
  const [first = name] = name.trim().split(/\s+/);
  return first.endsWith(".") ? name.trim() : first;
}

function Step({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-sage" />
      <div className="grid min-w-0 gap-2">{children}</div>
    </li>
  );
}
