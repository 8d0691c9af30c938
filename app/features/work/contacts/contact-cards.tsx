import { IdCard, Mail, MapPin, Phone, type LucideIcon } from "lucide-react";
import type { ShownClaims } from "../../../../domain/operations/settings/claims.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { telHref } from "../../../../domain/platform/phone.ts";
import { useOfficePhone } from "../../../layout/office-phone.ts";
import { useAgency } from "../../../lib/agency.ts";
import { LocalLink } from "../../../lib/local-link.tsx";
import { Card } from "../../../ui/card.tsx";
import { ClaimText } from "../../../ui/claim-text.tsx";
import { TextUs } from "../../../layout/text-us.tsx";

type ContactOption = {
  name: "call" | "email" | "visit" | "service";
  icon: LucideIcon;
  href: string;
  value: string;
  note: { text: string; isSample: boolean } | undefined;
};

function useContactOptions({ walkIn }: ShownClaims<"contact">): ContactOption[] {
  const { t } = useTranslation("contacts");
  const { phone, email, address } = useAgency();
  const officePhone = useOfficePhone();
  const { street, city, state, zip } = address;
  return [
    { name: "call", icon: Phone, href: telHref(phone), value: officePhone, note: known(t("cards.call.text")) },
    { name: "email", icon: Mail, href: `mailto:${email}`, value: email, note: known(t("cards.email.text")) },
    { name: "visit", icon: MapPin, href: "#map", value: `${street}\n${city}, ${state} ${zip}`, note: walkIn },
    {
      name: "service",
      icon: IdCard,
      href: "/service",
      value: t("cards.service.link"),
      note: known(t("cards.service.text")),
    },
  ];
}

const known = (text: string) => ({ text, isSample: false });

/**
 * The three ways to contact the office, the service page for those who have a policy, and texts on phones where they
 * are configured. Each card is one link; that of the address leads to the map on the page.
 */
export function ContactCards({ claims, textNumber }: { claims: ShownClaims<"contact">; textNumber: string | null }) {
  const { t } = useTranslation("contacts");
  const options = useContactOptions(claims);
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {options.map(({ name, icon: Icon, href, value, note }) => (
        <Card key={name} as="li" padding="none" interactive className="flex items-start gap-4 p-5 last:md:col-span-3">
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-indigo-soft text-indigo">
            <Icon aria-hidden="true" className="size-6" />
          </span>
          <div className="min-w-0">
            <h2 className="text-xl">{t(`cards.${name}.title`)}</h2>
            <CardLink href={href}>{value}</CardLink>
            {note && (
              <p className="mt-1 text-sm text-ink-soft">
                <ClaimText claim={note} />
              </p>
            )}
          </div>
        </Card>
      ))}
      {textNumber && <TextUs as="li" number={textNumber} />}
    </ul>
  );
}

function CardLink({ href, children }: { href: string; children: string }) {
  const className = "stretched-link link font-semibold wrap-anywhere whitespace-pre-line";
  if (href.startsWith("/")) {
    return (
      <LocalLink to={href} className={className}>
        {children}
      </LocalLink>
    );
  }
  return (
    <a href={href} className={className}>
      {children}
    </a>
  );
}
