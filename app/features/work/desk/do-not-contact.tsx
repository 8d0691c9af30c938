import { FORBIDDABLE, type Forbiddable } from "../../../../domain/work/do-not-contact.ts";
import { useMay } from "../../../layout/use-may.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import type { ViewedLead } from "./lead-kinds.ts";
import type { LeadPath } from "../../../../domain/work/request-kinds.ts";

type DoNotContactProps = {
  lead: ViewedLead;
  path: LeadPath;
  /** Called when a colleague has deleted the request meanwhile. */
  onGone(): void;
};

/**
 * The boxes for what the customer forbids us. Every agent who hears it can set one; lifting it needs the right to edit
 * customer data.
 */
export function DoNotContact(props: DoNotContactProps) {
  const { phone, email } = props.lead;
  const shown = FORBIDDABLE.filter((channel) => (channel === "mail" ? email : phone));
  if (shown.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-6">
      {shown.map((channel) => (
        <DoNotBox key={channel} channel={channel} {...props} />
      ))}
    </div>
  );
}

function DoNotBox({ channel, lead, path, onGone }: DoNotContactProps & { channel: Forbiddable }) {
  const { t } = useTranslation("desk");
  const isForbidden = { text: lead.doNotText, call: lead.doNotCall, mail: lead.doNotMail }[channel];
  const change = useChange({
    request: (wanted: boolean) => ({
      to: `${wanted ? "PUT" : "DELETE"} ${path}/:id/do-not/:channel`,
      params: { id: lead.id, channel },
    }),
    success: (wanted) => t(`doNot.${wanted ? "set" : "lifted"}.${channel === "mail" ? "address" : "number"}`),
    failure: t("doNot.failed"),
    instead: { notFound: onGone },
  });
  const mayLift = useMay("customer-data", "edit");
  const maySet = useMay("customer-data", "create");
  if (!(isForbidden ? mayLift : maySet)) {
    return isForbidden && <Badge tone="accent">{t(`doNot.${channel}`)}</Badge>;
  }
  return (
    <Checkbox
      label={t(`doNot.${channel}`)}
      checked={change.isPending ? change.variables : isForbidden}
      disabled={change.isPending}
      onChange={(event) => change.mutate(event.target.checked)}
    />
  );
}
