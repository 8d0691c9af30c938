import type { ComponentProps } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { Scene } from "../../../ui/scene.tsx";
import { optionName } from "./values.ts";

type ScenePickerProps = Omit<ComponentProps<"input">, "type" | "value"> & {
  legend: string;
  options: readonly string[];
  error: string | undefined;
};

/** A radio group of the illustrations. */
export function ScenePicker({ legend, options, error, ...radio }: ScenePickerProps) {
  const { t } = useTranslation("content");
  return (
    <fieldset className="min-w-0 lg:col-span-2">
      <legend className="text-sm font-semibold">{legend}</legend>
      <div className="mt-1.5 grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
        {["", ...options].map((scene) => (
          <label
            key={scene}
            className="grid cursor-pointer content-start gap-2 rounded border border-line-strong bg-surface p-2 text-sm transition-colors hover:border-ink has-checked:border-indigo has-checked:bg-indigo-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            {scene ? (
              <Scene src={scene} className="aspect-3/2 w-full rounded object-cover" />
            ) : (
              <span className="aspect-3/2 w-full rounded border border-dashed border-line-strong" />
            )}
            <span className="flex items-start gap-2">
              <input {...radio} type="radio" value={scene} className="mt-0.5 size-4 shrink-0 accent-indigo" />
              {scene ? optionName(t, scene) : t("noPicture")}
            </span>
          </label>
        ))}
      </div>
      <FieldError>{error}</FieldError>
    </fieldset>
  );
}
