import { Inbox } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { can, type Role } from "../../../../domain/platform/permissions.ts";
import { PortalPage } from "../../../layout/portal-page.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { useList } from "../../../lib/use-list.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListStates } from "../../../ui/list-states.tsx";
import { ARCHIVE_PAGE } from "./archive-kind.ts";
import { MailViews } from "./mail-views.tsx";
import { UnsortedEntry, type Sorting } from "./unsorted-entry.tsx";

/** The queries that each action invalidates: the list, and the counts of the desk. */
const RENEWS = [["list"], ["desk-badge"], ["desk-counts"]];

/**
 * The page of inbound mails that are not assigned yet. Each is assigned to a request or customer, becomes a request, or
 * is deleted. Assigning and deleting need different rights.
 */
export function Unsorted({ role }: { role: Role }) {
  const { t } = useTranslation("emails");
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useList("GET /api/unsorted-mails", { limit: ARCHIVE_PAGE });
  const [deletingId, setDeletingId] = useState<number | null>(null);
  const sorting = useSorting(() => heading.current?.focus());
  const mayDelete = can(role, "email-archive", "delete");
  return (
    <PortalPage title={t("unsorted.title")} titleRef={heading} intro={t("unsorted.intro")}>
      <MailViews current="unsorted" />
      <ListStates
        list={list}
        errorTitle={t("error")}
        empty={<EmptyState icon={Inbox} title={t("unsorted.empty")} text={t("unsorted.emptyText")} />}
      >
        <ul aria-label={t("unsorted.title")} className="grid grid-cols-1 gap-4">
          {list.rows.map((mail) => (
            <UnsortedEntry
              key={mail.id}
              mail={mail}
              {...(can(role, "customer-data", "create") && { sorting })}
              {...(mayDelete && { onDelete: setDeletingId })}
            />
          ))}
        </ul>
      </ListStates>
      <ConfirmDialog
        open={deletingId !== null}
        onOpenChange={() => setDeletingId(null)}
        title={t("unsorted.confirm")}
        confirmLabel={t("messages:delete")}
        destructive
        busy={sorting.remove.isPending}
        onConfirm={() =>
          deletingId !== null && sorting.remove.mutate(deletingId, { onSettled: () => setDeletingId(null) })
        }
      />
    </PortalPage>
  );
}

/**
 * Returns the actions on an unassigned mail: `put` assigns it, `make` makes a request of it and opens that, `remove`
 * deletes it. After the first and the last `onDone` is called: the row is gone, so the focus must move.
 */
function useSorting(onDone: () => void): Sorting {
  const { t } = useTranslation("emails");
  const navigate = useNavigate();
  const put = useChange({
    request: ({ id, place }: Parameters<Sorting["put"]["mutate"]>[0]) => ({
      to: "POST /api/unsorted-mails/:id/put",
      params: { id },
      body: place,
    }),
    success: (_input, { reference }) => (reference ? t("unsorted.putTo", { reference }) : t("unsorted.put")),
    failure: t("unsorted.failed"),
    renews: RENEWS,
    onDone,
  });
  const make = useChange({
    request: (id: number) => ({ to: "POST /api/unsorted-mails/:id/make-request", params: { id } }),
    success: (_id, { reference }) => t("unsorted.made", { reference }),
    failure: t("unsorted.failed"),
    renews: RENEWS,
    onDone: ({ reference }) => void navigate(`/agent-dashboard?tab=contacts&request=${reference}`),
  });
  const remove = useChange({
    request: (id: number) => ({ to: "DELETE /api/unsorted-mails/:id", params: { id } }),
    success: t("toast.deleted"),
    failure: t("toast.failed"),
    reason: "",
    renews: RENEWS,
    onDone,
  });
  return { put, make, remove };
}
