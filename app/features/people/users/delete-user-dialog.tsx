import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AnswerOf } from "../../../../domain/api/index.ts";
import type { User } from "../../../../domain/people/users.ts";
import type { HandedGroup, Takers } from "../../../../domain/work/handover.ts";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { Select } from "../../../ui/select.tsx";
import { BookingsLeft } from "./bookings-left.tsx";

const GROUPS = ["requests", "tasks", "rules", "customers", "bookings"] as const satisfies readonly HandedGroup[];
const NOBODY: Takers = { requests: null, tasks: null, rules: null, customers: null, bookings: null };

type DeleteUserDialogProps = { user: User; onClose: () => void; onDeleted: (isDone: boolean) => void };

/** Closes an account, after asking who takes over what its user has open. */
export function DeleteUserDialog({ user, onClose, onDeleted }: DeleteUserDialogProps) {
  const { t } = useTranslation("users");
  const [takers, setTakers] = useState(NOBODY);
  const params = { id: user.id };
  const work = useQuery({
    queryKey: ["handover", user.id],
    queryFn: () => api("GET /api/users/:id/handover", { params }),
    gcTime: 0,
  });
  const remove = useChange({
    request: () => ({ to: "POST /api/users/:id/handover", params, body: takers }),
    success: t("delete.success"),
    failure: t("delete.failure"),
    onDone: ({ isDone }) => onDeleted(isDone),
  });
  return (
    <ConfirmDialog
      open
      destructive
      onOpenChange={onClose}
      title={t("delete.title", { name: `${user.firstName} ${user.lastName}` })}
      description={t("handover.text")}
      confirmLabel={t("delete.button")}
      busy={remove.isPending || work.isFetching}
      // Nothing is handed over unseen: without the numbers a press loads them again.
      onConfirm={() => (work.data ? remove.mutate() : void work.refetch())}
    >
      <QueryStates query={work} error={t("handover.error")} lines={4}>
        {({ counts }) => (
          <TakerFields
            counts={counts}
            takers={takers}
            leaverId={user.id}
            onChange={(group, taker) => setTakers((former) => ({ ...former, [group]: taker }))}
          />
        )}
      </QueryStates>
    </ConfirmDialog>
  );
}

type TakerFieldsProps = {
  counts: AnswerOf<"GET /api/users/:id/handover">["counts"];
  takers: Takers;
  leaverId: number;
  onChange: (group: HandedGroup, taker: number | null) => void;
};

/** One choice of a colleague for each group of which there is something. */
function TakerFields({ counts, takers, leaverId, onChange }: TakerFieldsProps) {
  const { t } = useTranslation("users");
  const colleagues = useQuery({ queryKey: ["colleagues"], queryFn: () => api("GET /api/colleagues") });
  const groups = GROUPS.filter((group) => counts[group] > 0);
  if (groups.length === 0) return <p className="text-ink-soft">{t("handover.none")}</p>;
  const others = (colleagues.data ?? []).filter(({ id }) => id !== leaverId);
  return (
    <div className="grid gap-4">
      {groups.map((group) => (
        <Field
          key={group}
          label={`${t(`handover.groups.${group}`)}: ${counts[group]}`}
          hint={t(`handover.hints.${group}`)}
        >
          <Select
            value={takers[group] ?? ""}
            onChange={({ target }) => onChange(group, target.value === "" ? null : Number(target.value))}
          >
            <option value="">{t("handover.nobody")}</option>
            {others.map(({ id, name, isAway }) => (
              <option key={id} value={id}>
                {isAway ? t("handover.away", { name }) : name}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      {takers.bookings !== null && <WouldStay leaverId={leaverId} taker={takers.bookings} />}
    </div>
  );
}

/** The booked times at which the chosen colleague is not free, named before anything is handed over. */
function WouldStay({ leaverId: id, taker }: { leaverId: number; taker: number }) {
  const planned = useQuery({
    queryKey: ["handover", id, taker],
    queryFn: () => api("GET /api/users/:id/handover", { params: { id }, query: { taker } }),
    gcTime: 0,
  });
  return planned.data && <BookingsLeft left={planned.data.left} />;
}
