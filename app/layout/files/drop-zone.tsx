import { useState, type DragEvent, type ReactNode } from "react";
import { cx } from "../../ui/cx.ts";

/** An area that takes dropped files. The button inside does the same without drag and drop. */
export function DropZone({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");

  function handleDrag(event: DragEvent, isOverNow: boolean) {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsOver(isOverNow);
  }

  return (
    <div
      className={cx("rounded border-2 border-dashed p-3", isOver ? "border-indigo bg-indigo-soft" : "border-line")}
      onDragOver={(event) => handleDrag(event, true)}
      onDragLeave={(event) => handleDrag(event, false)}
      onDrop={(event) => {
        handleDrag(event, false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}
