import { ExternalLink, Phone } from "lucide-react";
import { localPhone, telHref } from "../../../domain/platform/phone.ts";
import type { ClaimContact } from "../../../server/content/shelves/present.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { SampleNote } from "../../ui/sample-mark.tsx";
import { NumberPlace, OtherWays } from "./claim-line.tsx";

type ChosenInsurerProps = { contact: ClaimContact; isGolden: boolean };

/** The chosen insurer's ways to report a claim: its phone line as a button, or else its page, then the others. */
export function ChosenInsurer({ contact, isGolden }: ChosenInsurerProps) {
  const { t } = useTranslation("claim-lines");
  const { name, website, claimPhone, claimHours, claimUrl } = contact;
  const variant = isGolden ? "accent" : "primary";
  return (
    <div className="grid gap-2 rounded border border-line bg-surface p-4">
      <p className="font-display text-lg font-semibold">{name}</p>
      {claimPhone ? (
        <>
          <p>
            <ButtonLink href={telHref(claimPhone)} variant={variant} size="lg" className="max-sm:w-full">
              <Phone aria-hidden="true" />
              {t("call", { phone: localPhone(claimPhone) })}
              <span className="sr-only">, {t("callOf", { carrier: name })}</span>
            </ButtonLink>
          </p>
          {claimHours && <p className="text-ink-soft">{claimHours}</p>}
          <OtherWays contact={contact} />
        </>
      ) : (
        <>
          <NumberPlace contact={contact} />
          <p>
            <ButtonLink
              href={claimUrl ?? website}
              target="_blank"
              rel="noopener"
              variant={variant}
              size="lg"
              className="max-sm:w-full"
            >
              {t(claimUrl ? "report" : "website")}
              <ExternalLink aria-hidden="true" />
              <span className="sr-only">, {t("newTab", { carrier: name })}</span>
            </ButtonLink>
          </p>
        </>
      )}
      <SampleNote items={[contact]} />
    </div>
  );
}
