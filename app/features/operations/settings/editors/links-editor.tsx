import type { Settings } from "../../../../../domain/operations/settings/sections.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { propertiesOf, type EditorProps } from "../editing.ts";
import { OptionalInput } from "../inputs.tsx";

const LINKS = ["paymentsUrl", "chatDashboardUrl", "managementSystemUrl", "screenShareHost"] as const;
const SOCIAL = ["facebook", "instagram", "linkedin"] as const;

export function LinksEditor(props: EditorProps<Settings["links"]>) {
  const { t } = useTranslation("settings");
  const of = propertiesOf(props);
  return LINKS.map((name) => (
    <OptionalInput key={name} type="url" label={t(`fields.${name}`)} hint={t(`hints.${name}`)} {...of(name)} />
  ));
}

export function SocialEditor(props: EditorProps<Settings["social"]>) {
  const { t } = useTranslation("settings");
  const of = propertiesOf(props);
  return SOCIAL.map((name) => <OptionalInput key={name} type="url" label={t(`fields.${name}`)} {...of(name)} />);
}
