import type { PresentedPolicy } from "../../../domain/api/work/policies.ts";
import type { PolicyStatus } from "../../../domain/work/policy-options.ts";
import { useDates } from "../../lib/dates.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { formatCalendarDay, formatCents } from "./figures.ts";

const TONES: Record<PolicyStatus, BadgeTone> = {
  active: "success",
  expired: "error",
  cancelled: "neutral",
  renewed: "neutral",
};

/** The carrier, number, line, state, term, premium and owner of a policy. */
export function PolicyFacts({ policy }: { policy: PresentedPolicy }) {
  const { t } = useTranslation("policies");
  const language = useLanguage();
  const dates = useDates();
  const { carrier, number, line, status, effectiveOn, termMonths, renewsOn, premiumCents, owner, reference } = policy;
  const facts = [
    t(status === "expired" ? "policies.expired" : "policies.expires", { date: formatCalendarDay(renewsOn, dates) }),
    t("policies.from", { date: formatCalendarDay(effectiveOn, dates) }),
    t("policies.months", { count: termMonths }),
    premiumCents !== null && t("policies.premium", { amount: formatCents(premiumCents, language) }),
    owner && t("policies.owner", { name: owner.name }),
    reference && t("policies.cameFrom", { reference }),
  ];
  return (
    <div className="min-w-0 flex-1 basis-60">
      <p className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
        {[carrier, number || t("policies.noNumber"), t(`quotes:type.${line}`)].join(" · ")}
        <Badge tone={TONES[status]}>{t(`policies.status.${status}`)}</Badge>
      </p>
      <p className="text-sm text-ink-soft">{facts.filter(Boolean).join(" · ")}</p>
    </div>
  );
}
