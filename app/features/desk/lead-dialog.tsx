import { useQuery } from "@tanstack/react-query";
import { api, codeOf, errorText } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Presence } from "../../layout/live/presence.tsx";
import { useAddress } from "../../lib/use-address.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { QueryStates } from "../../ui/query-states.tsx";
import { LeadActions } from "./lead-actions.tsx";
import { LeadView, type LeadViewProps } from "./lead-view.tsx";
import { useGone } from "./use-gone.ts";
import type { ViewedLead } from "./viewed-lead.ts";

/** Where a request is found by its reference: quotes begin with Q, contacts with C. */
const pathOf = (reference: string) => `/api/${reference.startsWith("C") ? "contact" : "quote"}-requests` as const;

/** The request that the address names, with everything that belongs to it. */
export function LeadDialog(props: Pick<LeadViewProps, "role" | "shown">) {
  const { parameters, change } = useAddress();
  const reference = parameters.get("request")?.toUpperCase();
  if (!reference) return null;
  return (
    <OpenLead
      key={reference}
      reference={reference}
      {...props}
      onClose={() => change({ request: null })}
      // Back would open what is not there any more.
      onLeave={() => change({ request: null }, { replace: true })}
    />
  );
}

type OpenLeadProps = Pick<LeadViewProps, "role" | "shown"> & { reference: string; onClose(): void; onLeave(): void };

function OpenLead({ reference, role, shown, onClose, onLeave }: OpenLeadProps) {
  const { t } = useTranslation("desk");
  const path = pathOf(reference);
  // Opened anew each time: what was read is not kept in the page's memory.
  const lead = useQuery({
    queryKey: ["lead", reference],
    queryFn: () => api(`GET ${path}/:id`, { params: { id: reference } }),
    gcTime: 0,
  });
  useGone(codeOf(lead.error) === "notFound", { reference, path }, onLeave);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={lead.data ? `${reference} · ${nameOf(lead.data)}` : reference}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("close")}
          </Button>
          {lead.data && (
            <LeadActions lead={lead.data} path={path} role={role} onLeft={onLeave} onGone={() => void lead.refetch()} />
          )}
        </>
      }
    >
      <QueryStates query={lead} errorTitle={t("error.title")} error={errorText(lead.error, t("error.one"))}>
        {(viewed) => (
          <div className="grid grid-cols-1 gap-4">
            <Presence kind={reference.startsWith("C") ? "contact" : "quote"} id={viewed.id} />
            <LeadView lead={viewed} shown={shown} path={path} role={role} onGone={() => void lead.refetch()} />
          </div>
        )}
      </QueryStates>
    </Dialog>
  );
}

function nameOf(lead: ViewedLead): string {
  return "firstName" in lead ? `${lead.firstName} ${lead.lastName}` : (lead.name ?? "");
}
