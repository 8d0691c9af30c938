import { Mail, MessageSquareText, Phone, type LucideIcon } from "lucide-react";
import type { MessageChannel } from "../../../../domain/work/channels.ts";
import { phoneDigits, telHref } from "../../../../domain/platform/phone.ts";
import { useMay } from "../../../layout/use-may.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import type { LeadRow } from "./lead-kinds.ts";

type ContactOption = { name: "call" | "text" | "mail"; icon: LucideIcon; href: string | null; why: string | null };

type ReachProps = {
  lead: LeadRow;
  isSmall?: boolean;
  className?: string;
  /** Opens the composer in the page. When unset, the links open the user's own mail and text programs. */
  onWrite?: (channel: MessageChannel) => void;
};
const CHANNEL = { text: "sms", mail: "email" } as const;

/**
 * The contact buttons (call, text, e-mail), for users who may answer customers. A missing one is replaced by the
 * reason.
 */
export function Reach({ lead, isSmall = false, className, onWrite }: ReachProps) {
  const { t } = useTranslation("desk");
  const contactOptions = useContactOptions(lead);
  const mayReach = useMay("customer-data", "create");
  if (!mayReach) return null;
  const refused = contactOptions.filter(({ why }) => why);
  return (
    <div className={cx("grid gap-2", className)}>
      <div className={cx("flex gap-2", isSmall && "relative")}>
        {contactOptions.map(({ name, icon: Icon, href }) => {
          if (!href) return null;
          const look = {
            variant: name === "call" && !isSmall ? "primary" : "secondary",
            size: isSmall ? "sm" : "md",
            className: isSmall ? "min-h-11 flex-1" : "max-sm:flex-1 max-sm:px-2 max-sm:text-sm",
          } as const;
          const label = (
            <>
              <Icon aria-hidden="true" />
              {t(`inbox.reach.${name}`)}
            </>
          );
          return onWrite && name !== "call" ? (
            <Button key={name} {...look} onClick={() => onWrite(CHANNEL[name])}>
              {label}
            </Button>
          ) : (
            <ButtonLink key={name} {...look} href={href}>
              {label}
            </ButtonLink>
          );
        })}
      </div>
      {refused.map(({ name, why }) => (
        <p key={name} className="text-sm text-ink-soft">
          {why}
        </p>
      ))}
    </div>
  );
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
    { name: "call", icon: Phone, href: phone && !whyNoCall ? telHref(phone) : null, why: whyNoCall },
    {
      name: "text",
      icon: MessageSquareText,
      href: phone && !whyNoText ? `sms:${phoneDigits(phone)}` : null,
      why: whyNoText,
    },
    { name: "mail", icon: Mail, href: email ? mailHref(email) : null, why: email ? null : t("inbox.reach.noEmail") },
  ];
}

const mailHref = (email: string) => `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
