import { UserCheck } from "lucide-react";
import { useState } from "react";
import type { IssuedInvitation, PresentedAccessRequest } from "../../../../domain/api/people/users.ts";
import { REQUEST_STATUSES, type RequestStatus } from "../../../../domain/people/invitations.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { usePagedList } from "../../../lib/use-paged-list.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListStates } from "../../../ui/list-states.tsx";
import { Select } from "../../../ui/select.tsx";
import { Table, TableBody, TableCell, TableColumns, TableRow } from "../../../ui/table.tsx";
import { InvitationLinkDialog } from "./invitation-link-dialog.tsx";
import { RequestDialog } from "./request-dialog.tsx";
import { onSelectChange } from "../../../ui/on-select-change.ts";

const COLUMNS = ["name", "email", "role", "receivedAt", "actions"] as const;

/** The access requests, to be reviewed. */
export function RequestList() {
  const { t } = useTranslation("users");
  const dates = useDates();
  const [status, setStatus] = useState<RequestStatus>("pending");
  const [opened, setOpened] = useState<PresentedAccessRequest | null>(null);
  const [issued, setIssued] = useState<IssuedInvitation | null>(null);
  const list = usePagedList("GET /api/registration-requests", { status });
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{t("requests.title")}</h2>
        <Select aria-label={t("requests.filter")} value={status} onChange={onSelectChange(REQUEST_STATUSES, setStatus)}>
          {REQUEST_STATUSES.map((value) => (
            <option key={value} value={value}>
              {t(`requests.statuses.${value}`)}
            </option>
          ))}
        </Select>
      </div>
      <ListStates
        list={list}
        error={t("requests.error")}
        empty={<EmptyState icon={UserCheck} title={t("requests.empty")} heading="p" />}
      >
        <Table label={t("requests.title")}>
          <TableColumns names={COLUMNS.map((column) => t(`columns.${column}`))} />
          <TableBody>
            {list.rows.map((row) => (
              <TableRow key={row.id}>
                <TableCell className="font-semibold">
                  {row.firstName} {row.lastName}
                </TableCell>
                <TableCell>{row.email}</TableCell>
                <TableCell>{t(`portal:roles.${row.requestedRole}`)}</TableCell>
                <TableCell>{dates.dateTime(row.createdAt)}</TableCell>
                <TableCell>
                  <Button variant="ghost" size="sm" onClick={() => setOpened(row)}>
                    {t(row.status === "pending" ? "review.button" : "details.button")}
                    <span className="sr-only">{`${row.firstName} ${row.lastName}`}</span>
                  </Button>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ListStates>
      {opened && <RequestDialog request={opened} onClose={() => setOpened(null)} onIssued={setIssued} />}
      {issued && <InvitationLinkDialog issued={issued} onClose={() => setIssued(null)} />}
    </section>
  );
}
