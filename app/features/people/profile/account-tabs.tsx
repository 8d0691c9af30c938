import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { can } from "../../../../domain/platform/permissions.ts";
import type { User } from "../../../../domain/people/users.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useTab } from "../../../lib/use-tab.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { OWN_SESSIONS } from "./own-sessions-key.ts";
import { Passkeys } from "./passkeys.tsx";
import { PasswordForm } from "./password-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { Section } from "./section.tsx";
import { SessionList } from "./session-list.tsx";
import { OwnSignature } from "./signature.tsx";
import { OwnTeamEntry } from "./team-entry.tsx";
import { TwoFactor } from "./two-factor.tsx";

const TABS = ["profile", "security", "notices"] as const;

type AccountTabsProps = { user: User; absences: ReactNode; bookings: ReactNode; notices: ReactNode };

/** The user's own account in tabs; the open tab is in the URL. Absences, bookings and notices come from other features. */
export function AccountTabs({ user, absences, bookings, notices }: AccountTabsProps) {
  const { t } = useTranslation("profile");
  const client = useQueryClient();
  const [tab, openTab] = useTab(TABS);
  return (
    <Tabs value={tab} onValueChange={openTab}>
      <TabList label={t("tabs.label")}>
        {TABS.map((value) => (
          <Tab key={value} value={value}>
            {t(`tabs.${value}`)}
          </Tab>
        ))}
      </TabList>
      <TabPanel value="profile" keepMounted={false} className="grid grid-cols-1 gap-6">
        <Section title={t("tabs.profile")}>
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            <Fact label={t("data.username")} value={user.username} />
            <Fact label={t("data.role")} value={t(`portal:roles.${user.role}`)} />
          </dl>
          {user.role === "admin" && !user.email && (
            <Alert title={t("data.emailMissingTitle")}>{t("data.emailMissing")}</Alert>
          )}
          <ProfileForm user={user} />
        </Section>
        {can(user.role, "customer-data", "create") && (
          <Section title={t("signature.title")}>
            <OwnSignature />
          </Section>
        )}
        {can(user.role, "customer-data", "create") && (
          <Section title={t("team.title")}>
            <OwnTeamEntry user={user} />
          </Section>
        )}
        {can(user.role, "customer-data", "create") && <Section title={t("routing:absences.title")}>{absences}</Section>}
        {can(user.role, "customer-data", "create") && <Section title={t("bookings:profile.title")}>{bookings}</Section>}
      </TabPanel>
      <TabPanel value="security" keepMounted={false} className="grid grid-cols-1 gap-6">
        <Section title={t("password.title")}>
          <PasswordForm onDone={() => client.invalidateQueries({ queryKey: OWN_SESSIONS })} />
        </Section>
        <Section title={t("twoFactor.title")}>
          <TwoFactor />
        </Section>
        <Section title={t("passkeys.title")}>
          <Passkeys />
        </Section>
        <Section title={t("sessions.title")}>
          <SessionList />
        </Section>
      </TabPanel>
      <TabPanel value="notices" keepMounted={false} className="grid grid-cols-1 gap-6">
        <Section title={t("tabs.notices")}>{notices}</Section>
      </TabPanel>
    </Tabs>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold break-words">{value}</dd>
    </div>
  );
}
