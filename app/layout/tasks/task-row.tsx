import { Pencil, Repeat, Trash2, History } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { Task } from "../../../domain/api/work/tasks.ts";
import { KINDS, kindOfReference } from "../../../domain/work/request-kinds.ts";
import { useDates } from "../../lib/dates.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { useChange } from "../../lib/use-change.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { cx } from "../../ui/cx.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { TaskHistory } from "./task-history.tsx";

type TaskRowProps = {
  task: Task;
  /** Marks the task as done, or reopens it. */
  onTick: (task: Task) => void;
  onDeleted: (task: Task) => void;
  /** Opens the form of the task, which outlives this row: a colleague's change may take the row out of the list. */
  onChange: (task: Task) => void;
  /** Hides the subject, on a page that is about it. */
  isAboutPage?: boolean;
};

/** A task in a list: a box to tick, what it says, when, for whom and about whom. */
export function TaskRow({ task, onTick, onDeleted, onChange, isAboutPage = false }: TaskRowProps) {
  const { t } = useTranslation("tasks");
  const [opened, setOpened] = useState<"delete" | "history" | null>(null);
  const close = () => setOpened(null);
  const { id, what, doneAt, mayHandle } = task;
  return (
    <li id={`task-${id}`} className="flex items-start gap-3 px-4 py-1">
      <div className="min-w-0 flex-1 pb-2">
        <Checkbox
          checked={doneAt !== null}
          disabled={!mayHandle}
          onChange={() => onTick(task)}
          label={
            <span className={cx("font-medium wrap-anywhere", doneAt && "text-ink-soft line-through")}>{what}</span>
          }
        />
        <TaskFacts task={task} isAboutPage={isAboutPage} />
      </div>
      <div className="flex shrink-0">
        <IconButton icon={History} label={t("historyOf", { what })} onClick={() => setOpened("history")} />
        {mayHandle && (
          <>
            <IconButton icon={Pencil} label={t("change", { what })} onClick={() => onChange(task)} />
            <IconButton icon={Trash2} label={t("delete", { what })} onClick={() => setOpened("delete")} />
          </>
        )}
      </div>
      {opened === "history" && <TaskHistory task={task} onClose={close} />}
      <DeleteTask
        task={task}
        isOpen={opened === "delete"}
        onClose={close}
        onDeleted={() => {
          close();
          onDeleted(task);
        }}
      />
    </li>
  );
}

function TaskFacts({ task, isAboutPage }: Pick<TaskRowProps, "task" | "isAboutPage">) {
  const { t } = useTranslation("tasks");
  const dates = useDates();
  const { dueOn, dueAt, isOverdue, repeats, assignee, role, request, customer, policy } = task;
  // Around noon at the office, which is the same day everywhere in the country.
  const due = dueAt ? dates.dateTime(dueAt) : dates.date(`${dueOn}T18:00:00Z`);
  return (
    <p className="flex flex-wrap gap-x-2 ps-8 text-sm text-ink-soft">
      <span className={cx(isOverdue && "font-semibold text-brick")}>{isOverdue ? t("overdue", { due }) : due}</span>
      {repeats && (
        <span className="inline-flex items-center gap-1">
          <Repeat aria-hidden="true" className="size-3.5" />
          {t(`repeats.${repeats}`)}
        </span>
      )}
      <span>· {assignee?.name ?? (role ? t("forRole", { role: t(`portal:roles.${role}`) }) : t("forAnybody"))}</span>
      {!isAboutPage && request && (
        <Link to={requestLink(request.reference)} className="link">
          {[request.reference, request.name].filter(Boolean).join(" · ")}
        </Link>
      )}
      {!isAboutPage && !request && customer && (
        <Link to={`/customers/${customer.id}`} className="link">
          {customer.name}
        </Link>
      )}
      {policy && <span>{`${policy.carrier} ${policy.number}`}</span>}
    </p>
  );
}

/** Returns the address of a request at the desk. */
const requestLink = (reference: string) =>
  `/agent-dashboard?tab=${KINDS[kindOfReference(reference)].tab}&request=${reference}`;

type DeleteTaskProps = { task: Task; isOpen: boolean; onClose(): void; onDeleted(): void };

function DeleteTask({ task, isOpen, onClose, onDeleted }: DeleteTaskProps) {
  const { t } = useTranslation("tasks");
  const remove = useChange({
    request: () => ({ to: "DELETE /api/tasks/:id", params: { id: task.id } }),
    success: t("deleted"),
    failure: t("deleteFailed"),
    onDone: onDeleted,
  });
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onClose}
      title={t("deleteQuestion", { what: task.what })}
      description={t("deleteExplain")}
      confirmLabel={t("deleteConfirm")}
      destructive
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onError: onClose })}
    />
  );
}
