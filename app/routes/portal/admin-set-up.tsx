import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { SET_UP_STEPS, type SetUpStep } from "../../../domain/operations/go-live/step-names.ts";
import { LeaveSetUp } from "../../features/operations/go-live/leave-set-up.tsx";
import { LinesOf } from "../../features/operations/go-live/lines-of.tsx";
import { SetUpView } from "../../features/operations/go-live/set-up-view.tsx";
import { StepLinks } from "../../features/operations/go-live/step-links.tsx";
import { TestLetter } from "../../features/operations/go-live/test-letter.tsx";
import { TestText } from "../../features/operations/go-live/test-text.tsx";
import { SectionPanel } from "../../features/operations/settings/section-panel.tsx";
import { InvitationList } from "../../features/people/users/invitation-list.tsx";
import { PortalPage } from "../../layout/portal-page.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/admin-set-up";

export const meta = pageMeta;

const TEXTS = ["set-up", "go-live", "settings", "kinds", "messages", "users", "validation", "reviews"] as const;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/admin-set-up", TEXTS);
}

/** The set-up of a new installation. Each step is composed here, from parts of the features that own them. */
export default function AdminSetUpPage() {
  const { t } = useTranslation("set-up");
  const [parameters] = useSearchParams();
  const step = SET_UP_STEPS.find((name) => name === parameters.get("step")) ?? null;
  return (
    <PortalPage title={t("title")} intro={t("intro")} actions={<LeaveSetUp />}>
      <SetUpView step={step} parts={useParts()} />
    </PortalPage>
  );
}

function useParts(): Record<SetUpStep, ReactNode> {
  const { t } = useTranslation("set-up");
  const lines = (step: SetUpStep, ids: readonly string[]) => <LinesOf ids={ids} label={t(`names.${step}`)} />;
  const variables = (name: "mail" | "texts" | "backup" | "domain") => (
    <p className="max-w-3xl break-words">{t(`variables.${name}`)}</p>
  );
  return {
    identity: <SectionPanel section="identity" />,
    location: <SectionPanel section="locations" />,
    looks: <StepLinks pages={["looks"]} />,
    team: <InvitationList />,
    carriers: (
      <>
        {lines("carriers", ["samples.carriers", "samples.codes"])}
        <StepLinks pages={["carriers", "codes"]} />
      </>
    ),
    mail: (
      <>
        <SectionPanel section="contact" />
        {variables("mail")}
        <StepLinks pages={["senders"]} />
        <TestLetter />
      </>
    ),
    texts: (
      <>
        {variables("texts")}
        <StepLinks pages={["senders"]} />
        <TestText />
      </>
    ),
    samples: (
      <>
        {lines("samples", ["samples.", "claims."])}
        <StepLinks pages={["content", "lines"]} />
      </>
    ),
    backup: (
      <>
        {variables("backup")}
        {lines("backup", ["backups", "restoreDrill"])}
      </>
    ),
    domain: (
      <>
        {variables("domain")}
        {lines("domain", ["publicUrl", "key", "spf", "dkim", "dmarc", "reverse", "mx"])}
      </>
    ),
  };
}
