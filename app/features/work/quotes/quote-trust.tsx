import { BadgeCheck, Lock, Scale, type LucideIcon } from "lucide-react";
import { useId, type ReactNode } from "react";
import type { InsuranceType } from "../../../../domain/work/lead-options.ts";
import type { TeamMember } from "../../../../domain/content/team.ts";
import type { NameIn } from "../../../../domain/platform/text-keys.ts";
import { LicenseText } from "../../../layout/license-text.tsx";
import { TeamList } from "../../../layout/team-list.tsx";
import { useAgency } from "../../../lib/agency.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import { NumberedSteps } from "../../../ui/numbered-steps.tsx";

/** The fields of each type that visitors hesitate to fill in. */
const SENSITIVE: Record<InsuranceType, readonly NameIn<"quotes", "trust.reasons">[]> = {
  auto: ["phone", "driverDob", "vin"],
  home: ["phone", "propertyAddress"],
  business: ["phone", "businessDescription"],
  life: ["phone", "personalDob", "personalGender"],
};

type QuoteTrustProps = { type: InsuranceType; team: readonly TeamMember[]; carriers: number };

/**
 * The information that builds trust before sending: next steps, team, agency, and the reasons for sensitive questions.
 */
export function QuoteTrust({ type, team, carriers }: QuoteTrustProps) {
  const { t } = useTranslation("quotes");
  const { promises, licenseNumber } = useAgency();
  const count = promises.quote.answerWithinHours;
  const steps = [t("trust.steps.send"), t("trust.steps.read"), t("trust.steps.answer", { count })];
  return (
    <div className="grid content-start gap-8">
      <Part title={t("trust.next")}>
        <NumberedSteps steps={steps} />
      </Part>
      {team.length > 0 && (
        <Part title={t("trust.team")}>
          <TeamList team={team} />
        </Part>
      )}
      <Part title={t("trust.agency")}>
        <ul className="grid gap-3">
          <Fact icon={BadgeCheck}>
            <LicenseText number={licenseNumber}>{t("trust.license", { number: licenseNumber })}</LicenseText>
          </Fact>
          {carriers > 0 && <Fact icon={Scale}>{t("trust.carriers", { number: carriers })}</Fact>}
        </ul>
      </Part>
      <Part title={t("trust.why")}>
        <dl className="grid gap-3">
          {SENSITIVE[type].map((name) => (
            <div key={name}>
              <dt className="font-semibold">{t(`fields.${name}`)}</dt>
              <dd className="text-ink-soft">{t(`trust.reasons.${name}`)}</dd>
            </div>
          ))}
        </dl>
        <ul className="mt-4 grid gap-3">
          <Fact icon={Lock}>
            {t("trust.never")}{" "}
            <LocalLink to="/privacy" className="link">
              {t("trust.privacy")}
            </LocalLink>
          </Fact>
        </ul>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sage" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
