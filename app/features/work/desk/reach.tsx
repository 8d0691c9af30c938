import { Mail, MessageSquareText, Phone, type LucideIcon } from "lucide-react";
import { Link, useNavigate } from "react-router";
import type { MessageChannel } from "../../../../domain/work/channels.ts";
import { telHref } from "../../../../domain/platform/phone.ts";
import { beginCall } from "../../../layout/calls/pending-call.ts";
import { useUser } from "../../../layout/account-links.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { Button, ButtonLink, buttonClass } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import type { LeadRow } from "./lead-kinds.ts";
import { mayOn } from "./use-work.ts";

type Name = "call" | "text" | "mail";
type ContactOption = { name: Name; icon: LucideIcon; isOpen: boolean; why: string | null };

type ReachProps = {
  lead: LeadRow;
  isSmall?: boolean;
  className?: string;
  /** Opens the composer in the page. When unset, as in a row, the buttons open the request with its composer. */
  onWrite?: (channel: MessageChannel) => void;
  /** Called when the phone is dialed, in the open request. */
  onCall?: () => void;
};
const CHANNEL = { text: "sms", mail: "email" } as const;
/** The history state that makes an opened request begin with the composer of a channel. */
type WriteState = { write?: MessageChannel };

/**
 * The contact buttons (call, text, e-mail), for users who may answer this customer. Texts and mails are written in the
 * composer of the request; a call is dialed by the device, and the page asks for its outcome.
 */
export function Reach({ lead, isSmall = false, className, onWrite, onCall }: ReachProps) {
  const { t } = useTranslation("desk");
  const contactOptions = useContactOptions(lead);
  const user = useUser();
  const navigate = useNavigate();
  const { linkWith } = useAddress();
  if (!user || !mayOn(user, lead, "answer")) return null;
  const look = { variant: "secondary", size: "sm", className: isSmall ? "min-h-11 flex-1" : "" } as const;
  const opened = (state: WriteState) => {
    const link = linkWith({ request: lead.reference });
    return { ...link, state: { ...link.state, takesFocus: true, isToBeReached: true, ...state } };
  };

  function dial() {
    beginCall(lead.reference);
    if (onCall) return onCall();
    const { to, ...options } = opened({});
    void navigate(to, options);
  }

  return (
    <div className={cx("flex gap-2", isSmall && "relative", className)}>
      {contactOptions.map(({ name, icon: Icon, isOpen }) => {
        if (!isOpen) return null;
        const label = (
          <>
            <Icon aria-hidden="true" />
            {t(`inbox.reach.${name}`)}
          </>
        );
        if (name === "call") {
          return (
            <ButtonLink key={name} {...look} href={telHref(lead.phone ?? "")} onClick={dial}>
              {label}
            </ButtonLink>
          );
        }
        const channel = CHANNEL[name];
        return onWrite ? (
          <Button key={name} {...look} onClick={() => onWrite(channel)}>
            {label}
          </Button>
        ) : (
          <Link key={name} {...opened({ write: channel })} className={buttonClass(look)}>
            {label}
          </Link>
        );
      })}
    </div>
  );
}

/** The reasons why a customer must not, or cannot, be called, texted or mailed. */
export function ReachReasons({ lead }: { lead: LeadRow }) {
  const refused = useContactOptions(lead).filter(({ why }) => why);
  return refused.map(({ name, why }) => (
    <p key={name} className="text-sm text-ink-soft">
      {why}
    </p>
  ));
}

function useContactOptions(lead: LeadRow): ContactOption[] {
  const { t } = useTranslation("desk");
  const { phone, email, doNotCall, doNotText, hasConsent } = lead;
  const whyNoCall = !phone ? t("inbox.reach.noPhone") : doNotCall ? t("inbox.reach.doNotCall") : null;
  const whyNoText = !phone
    ? null
    : doNotText
      ? t("inbox.reach.doNotText")
      : hasConsent
        ? null
        : t("inbox.reach.noConsent");
  return [
    { name: "call", icon: Phone, isOpen: Boolean(phone) && !whyNoCall, why: whyNoCall },
    { name: "text", icon: MessageSquareText, isOpen: Boolean(phone) && !whyNoText, why: whyNoText },
    { name: "mail", icon: Mail, isOpen: Boolean(email), why: email ? null : t("inbox.reach.noEmail") },
  ];
}
