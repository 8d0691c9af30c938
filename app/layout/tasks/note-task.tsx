import { ListPlus } from "lucide-react";
import { useState } from "react";
import { MAX } from "../../../domain/platform/limits.ts";
import { taskTextOf } from "../../../domain/work/task-options.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { useMay } from "../use-may.ts";
import { TaskDialog, type TaskSubject } from "./task-dialog.tsx";

/** The button at a note that makes a task out of it. */
export function NoteTask({ note, about }: { note: string; about: TaskSubject }) {
  const { t } = useTranslation("tasks");
  const mayAdd = useMay("customer-data", "create");
  const [isAdding, setAdding] = useState(false);
  if (!mayAdd) return null;
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAdding(true)}>
        <ListPlus aria-hidden="true" />
        {t("fromNote")}
      </Button>
      {isAdding && <NoteTaskDialog note={note} about={about} onClose={() => setAdding(false)} />}
    </>
  );
}

/** The form of a new task that begins with the text of a note. */
export function NoteTaskDialog({ note, about, onClose }: { note: string; about: TaskSubject; onClose(): void }) {
  return <TaskDialog about={about} what={taskTextOf(note, MAX.name)} onClose={onClose} />;
}
