import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Task } from "../../../domain/api/work/tasks.ts";
import { can, ROLES } from "../../../domain/platform/permissions.ts";
import { wallClock } from "../../../domain/platform/wall-clock.ts";
import { REPEATS } from "../../../domain/work/task-options.ts";
import type { NewTask, TaskInput } from "../../../domain/work/tasks.ts";
import { useAgency } from "../../lib/agency.ts";
import { api } from "../../lib/api.ts";
import { showErrorToast } from "../../lib/error-toast.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { useApiForm } from "../../lib/use-api-form.ts";
import { useChange } from "../../lib/use-change.ts";
import { Field } from "../../ui/field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { ConflictNotice } from "../conflict-notice.tsx";
import { useMay } from "../use-may.ts";
import { useMyself } from "./use-myself.ts";
import { useToday } from "./use-today.ts";

/** The subject of a new task: a request, a customer, or nothing in particular. */
export type TaskSubject = Pick<NewTask, "reference" | "customerId">;

const loadRules = async () => (await import("../../../domain/work/tasks.ts")).taskInput;

type TaskDialogProps = {
  /** The task to change; a new one when unset. */
  task?: Task;
  about?: TaskSubject;
  /** The first text of a new task. */
  what?: string;
  onClose(): void;
  /** Gets a new task instead of storing it, to make it for several requests. */
  onGive?: (task: TaskInput) => Promise<void>;
};

/** The form that makes or changes a task. Nobody overwrites what a colleague has changed unseen. */
export function TaskDialog({ task, about, what = "", onClose, onGive }: TaskDialogProps) {
  const { t } = useTranslation("tasks");
  const { timezone } = useAgency();
  const myself = useMyself();
  const mayGiveAnybody = useMay("customer-data", "edit");
  const today = useToday();
  const mine = String(myself.id);
  const form = useApiForm(
    loadRules,
    task ? valuesOf(task, timezone) : { what, assigneeId: mine, role: "", dueOn: today, dueTime: "", repeats: "" },
  );
  const { register, errorOf } = form;
  // The task as the form shows it, with its version. One fetched later has changes that this user has not seen.
  const [seen, setSeen] = useState(task);
  const [conflicts, setConflicts] = useState(0);
  const save = useChange({
    request: ({ over, ...body }: NewTask & { over?: Task | undefined }) =>
      over
        ? { to: "PUT /api/tasks/:id", params: { id: over.id }, body: { ...body, version: over.version } }
        : { to: "POST /api/tasks", body: { ...body, ...about } },
    success: t(task ? "saved" : "made"),
    failure: t("saveFailed"),
    onDone: onClose,
    ...(task && { instead: { conflict: () => setConflicts((count) => count + 1) } }),
  });
  const saveOver = (over: Task | undefined) =>
    form.handleSubmit((values) =>
      form.attempt(
        async () => void (await (onGive ? onGive(values) : save.mutateAsync({ ...values, over }))),
        () => undefined, // useChange shows the error
      ),
    );
  /** Fetches the task as it is stored now, and shows why when it cannot. */
  const withTheirs = (use: (theirs: Task) => unknown) =>
    void form.attempt(
      async () => seen && use(await api("GET /api/tasks/:id", { params: { id: seen.id } })),
      (error) => showErrorToast(t("saveFailed"), error),
    );

  function take(theirs: Task) {
    // Before the reset, which forgets the fields until they are rendered again.
    form.setFocus("what");
    form.reset(valuesOf(theirs, timezone));
    setSeen(theirs);
    setConflicts(0);
  }

  const { data: colleagues = [] } = useQuery({
    queryKey: ["colleagues"],
    queryFn: () => api("GET /api/colleagues"),
    enabled: mayGiveAnybody,
  });
  const people = mayGiveAnybody ? colleagues : [myself];
  const isAnybodys = form.watch("assigneeId") === "";
  return (
    <FormDialog
      onClose={onClose}
      title={t(task ? "form.change" : "form.make")}
      submitLabel={t("form.save")}
      isBusy={form.isBusy}
      onSubmit={(event) => void saveOver(seen)(event)}
    >
      <Field label={t("form.what")} error={errorOf("what")} required className="sm:col-span-2">
        <Input autoComplete="off" maxLength={100} {...register("what")} />
      </Field>
      <Field label={t("form.dueOn")} error={errorOf("dueOn")} required>
        <Input type="date" {...register("dueOn")} />
      </Field>
      <Field label={t("form.dueTime")} hint={t("form.dueTimeHint")} error={errorOf("dueTime")}>
        <Input type="time" {...register("dueTime")} />
      </Field>
      <Field label={t("form.assignee")} error={errorOf("assigneeId")}>
        <Select {...register("assigneeId", { onChange: () => form.setValue("role", "") })}>
          <option value="">{t("form.anybody")}</option>
          {withFormer(people, seen).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {isAnybodys && (
        <Field label={t("form.role")} error={errorOf("role")}>
          <Select {...register("role")}>
            <option value="">{t("form.anyRole")}</option>
            {ROLES.filter((role) => can(role, "customer-data", "create")).map((role) => (
              <option key={role} value={role}>
                {t(`portal:roles.${role}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={t("form.repeats")} error={errorOf("repeats")}>
        <Select {...register("repeats")}>
          <option value="">{t("form.once")}</option>
          {REPEATS.map((repeat) => (
            <option key={repeat} value={repeat}>
              {t(`repeats.${repeat}`)}
            </option>
          ))}
        </Select>
      </Field>
      {conflicts > 0 && (
        <div className="sm:col-span-2">
          <ConflictNotice
            key={conflicts}
            isBusy={save.isPending}
            onKeepMine={() => withTheirs((theirs) => saveOver(theirs)())}
            onTakeTheirs={() => withTheirs(take)}
          />
        </div>
      )}
    </FormDialog>
  );
}

function valuesOf({ what, assignee, role, dueOn, dueAt, repeats }: Task, timezone: string) {
  return {
    what,
    assigneeId: assignee ? String(assignee.id) : "",
    role: role ?? ("" as const),
    dueOn,
    dueTime: dueAt ? wallClock(new Date(dueAt), timezone).toISOString().slice(11, 16) : "",
    repeats: repeats ?? ("" as const),
  };
}

type Person = { id: number; name: string };

/** Adds the present assignee to the choice, who may no longer be a colleague. */
function withFormer(people: readonly Person[], task: Task | undefined): readonly Person[] {
  const former = task?.assignee;
  return former && !people.some(({ id }) => id === former.id) ? [...people, former] : people;
}
