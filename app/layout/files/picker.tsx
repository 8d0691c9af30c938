import type { LucideIcon } from "lucide-react";
import { useRef, type ChangeEvent } from "react";
import { Button } from "../../ui/button.tsx";

type PickerProps = {
  label: string;
  icon: LucideIcon;
  isSeveral?: boolean;
  isCamera?: boolean;
  onFiles: (files: File[]) => void;
};

/** A button that opens the file picker or the camera. The input itself is hidden, since it shows one name only. */
export function Picker({ label, icon: Icon, isSeveral = false, isCamera = false, onFiles }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])]);
    // The same file can be chosen again, as after its removal.
    target.value = "";
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        multiple={isSeveral}
        {...(isCamera && { accept: "image/*", capture: "environment" })}
        onChange={choose}
      />
      <Button
        variant="secondary"
        size="sm"
        className={isCamera ? "hidden pointer-coarse:inline-flex" : undefined}
        onClick={() => input.current?.click()}
      >
        <Icon aria-hidden="true" />
        {label}
      </Button>
    </>
  );
}
