import { MailPlus } from "lucide-react";
import { useState } from "react";
import type { IssuedInvitation, PresentedInvitation } from "../../../../domain/api/people/users.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { usePagedList } from "../../../lib/use-paged-list.ts";
import { useChange } from "../../../lib/use-change.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListStates } from "../../../ui/list-states.tsx";
import { Table, TableBody, TableCell, TableColumns, TableRow } from "../../../ui/table.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { InvitationLinkDialog } from "./invitation-link-dialog.tsx";

const COLUMNS = ["email", "role", "status", "expiresAt", "invitedBy", "actions"] as const;
const TONES = { open: "indigo", used: "success", expired: "neutral", revoked: "neutral" } as const;

/** The invitations with their status. */
export function InvitationList() {
  const { t } = useTranslation("users");
  const list = usePagedList("GET /api/invitations");
  const [isInviting, setInviting] = useState(false);
  const [issued, setIssued] = useState<IssuedInvitation | null>(null);
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{t("invitations.title")}</h2>
        <Button variant="secondary" onClick={() => setInviting(true)}>
          <MailPlus aria-hidden="true" />
          {t("invite.open")}
        </Button>
      </div>
      <ListStates
        list={list}
        error={t("invitations.error")}
        empty={<EmptyState icon={MailPlus} title={t("invitations.empty")} heading="p" />}
      >
        <Table label={t("invitations.title")}>
          <TableColumns names={COLUMNS.map((column) => t(`columns.${column}`))} />
          <TableBody>
            {list.rows.map((row) => (
              <InvitationRow key={row.id} invitation={row} onIssued={setIssued} />
            ))}
          </TableBody>
        </Table>
      </ListStates>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} onIssued={setIssued} />}
      {issued && <InvitationLinkDialog issued={issued} onClose={() => setIssued(null)} />}
    </section>
  );
}

type InvitationRowProps = { invitation: PresentedInvitation; onIssued: (issued: IssuedInvitation) => void };

function InvitationRow({ invitation, onIssued }: InvitationRowProps) {
  const { t } = useTranslation("users");
  const dates = useDates();
  const { id, email, role, status, expiresAt, invitedBy } = invitation;
  return (
    <TableRow>
      <TableCell>{email}</TableCell>
      <TableCell>{t(`portal:roles.${role}`)}</TableCell>
      <TableCell>
        <Badge tone={TONES[status]}>{t(`invitations.statuses.${status}`)}</Badge>
      </TableCell>
      <TableCell>{dates.dateTime(expiresAt)}</TableCell>
      <TableCell>{invitedBy ?? "–"}</TableCell>
      <TableCell className="whitespace-nowrap">
        {(status === "open" || status === "expired") && <InvitationActions id={id} email={email} onIssued={onIssued} />}
      </TableCell>
    </TableRow>
  );
}

type InvitationActionsProps = { id: number; email: string; onIssued: (issued: IssuedInvitation) => void };

function InvitationActions({ id, email, onIssued }: InvitationActionsProps) {
  const { t } = useTranslation("users");
  const [isRevoking, setRevoking] = useState(false);
  const resend = useChange({
    request: () => ({ to: "POST /api/invitations/:id/resend", params: { id } }),
    success: (_input, { isMailed }) => t(isMailed ? "resend.success" : "resend.made"),
    failure: t("resend.failure"),
    onDone: onIssued,
  });
  const revoke = useChange({
    request: () => ({ to: "DELETE /api/invitations/:id", params: { id } }),
    success: t("revoke.success"),
    failure: t("revoke.failure"),
    onDone: () => setRevoking(false),
  });
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t("resend.open", { email })}
        busy={resend.isPending}
        onClick={() => resend.mutate()}
      >
        {t("resend.button")}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className="text-brick!"
        aria-label={t("revoke.open", { email })}
        onClick={() => setRevoking(true)}
      >
        {t("revoke.button")}
      </Button>
      <ConfirmDialog
        open={isRevoking}
        destructive
        onOpenChange={setRevoking}
        title={t("revoke.title")}
        description={<span className="break-words">{t("revoke.text", { email })}</span>}
        confirmLabel={t("revoke.button")}
        busy={revoke.isPending}
        onConfirm={() => revoke.mutate()}
      />
    </>
  );
}
