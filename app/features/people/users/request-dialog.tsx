import { useState } from "react";
import type { IssuedInvitation, PresentedAccessRequest } from "../../../../domain/api/people/users.ts";
import { MAX } from "../../../../domain/platform/limits.ts";
import { GIVEN_ROLES } from "../../../../domain/platform/permissions.ts";
import { formatPhone } from "../../../../domain/platform/phone.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FactList } from "../../../ui/fact-list.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { RoleSelect } from "./role-select.tsx";
import { onSelectChange } from "../../../ui/on-select-change.ts";

type RequestDialogProps = {
  request: PresentedAccessRequest;
  onClose: () => void;
  onIssued: (issued: IssuedInvitation) => void;
};

/** The details of an access request, and the form to approve or reject it. */
export function RequestDialog({ request, onClose, onIssued }: RequestDialogProps) {
  const { t } = useTranslation("users");
  const isPending = request.status === "pending";
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeOnBackdrop={!isPending}
      title={`${request.firstName} ${request.lastName}`}
      {...(isPending ? {} : { actions: <Button onClick={onClose}>{t("ui:close")}</Button> })}
    >
      <div className="grid gap-6">
        <RequestFacts request={request} />
        {isPending && <Review request={request} onClose={onClose} onIssued={onIssued} />}
      </div>
    </Dialog>
  );
}

function RequestFacts({ request }: { request: PresentedAccessRequest }) {
  const { t } = useTranslation("users");
  const facts = [
    [t("columns.username"), request.username],
    [t("columns.email"), request.email],
    [t("review.phone"), request.phone && formatPhone(request.phone)],
    [t("fields.language"), t(`portal:languages.${request.language}`)],
    [t("review.message"), request.requestMessage],
    [t("review.experience"), request.experience],
    [t("review.licenses"), request.licenses],
    [t("review.by"), request.reviewedBy],
    [t("review.note"), request.adminNotes],
  ] as const;
  return <FactList facts={facts} />;
}

function Review({ request, onClose, onIssued }: RequestDialogProps) {
  const { t } = useTranslation("users");
  const asked = GIVEN_ROLES.find((given) => given === request.requestedRole) ?? "agent";
  const [role, setRole] = useState(asked);
  const [adminNotes, setNotes] = useState("");
  const params = { id: request.id };
  const approve = useChange({
    request: () => ({ to: "POST /api/registration-requests/:id/approve", params, body: { role } }),
    success: t("review.approved"),
    failure: t("review.approveFailed"),
    onDone(issued) {
      onClose();
      onIssued(issued);
    },
  });
  const reject = useChange({
    request: () => ({ to: "POST /api/registration-requests/:id/reject", params, body: { adminNotes } }),
    success: t("review.rejected"),
    failure: t("review.rejectFailed"),
    onDone: onClose,
  });
  return (
    <div className="grid gap-4 border-t border-line pt-6">
      <Field label={t("review.role")}>
        <RoleSelect roles={GIVEN_ROLES} value={role} onChange={onSelectChange(GIVEN_ROLES, setRole)} />
      </Field>
      <Field label={t("review.note")} hint={t("review.noteHint")}>
        <Textarea
          rows={3}
          maxLength={MAX.freeText}
          value={adminNotes}
          onChange={(event) => setNotes(event.target.value)}
        />
      </Field>
      <div className="flex flex-col gap-3 sm:flex-row sm:justify-end">
        <Button
          variant="destructive"
          busy={reject.isPending}
          disabled={approve.isPending}
          onClick={() => reject.mutate()}
        >
          {t("review.reject")}
        </Button>
        <Button busy={approve.isPending} disabled={reject.isPending} onClick={() => approve.mutate()}>
          {t("review.approve")}
        </Button>
      </div>
    </div>
  );
}
