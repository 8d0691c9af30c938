import { Trash2 } from "lucide-react";
import type { Hero } from "../../../../../domain/operations/looks/hero.ts";
import type { Palette } from "../../../../../domain/operations/looks/palette.ts";
import { LANGUAGES } from "../../../../../domain/platform/language.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";
import { pathTo, useEditing, type EditorProps } from "../editing.ts";
import { TextInput } from "../inputs.tsx";
import { HeroCropper } from "./hero-cropper.tsx";
import { HeroPreview } from "./hero-preview.tsx";
import { usePaintedPalette } from "./painted-palette.ts";
import { useHeroFile } from "./use-hero-file.ts";

const NO_TEXT = { en: "", es: "" };

type HeroEditorProps = EditorProps<Hero | null> & { palette: Palette };

/** The agency's own picture of the home page: a file, the part to show, its text, and the way back to the drawn scene. */
export function HeroEditor({ value, path, onChange, palette }: HeroEditorProps) {
  const { t } = useTranslation("settings");
  const { errorOf } = useEditing();
  const painted = usePaintedPalette(palette);
  const { chosen, error, isBusy, choose, send, cancel } = useHeroFile((stored) =>
    onChange({ ...stored, alt: value ? value.alt : NO_TEXT }),
  );
  return (
    <fieldset className="grid grid-cols-1 gap-4 rounded border border-line p-4">
      <legend className="px-1 font-semibold">{t("fields.hero")}</legend>
      <p className="text-sm text-ink-soft">{value ? t("looks.hero.own") : t("looks.hero.drawn")}</p>
      {value && !chosen && <HeroPreview hero={value} palette={painted} />}
      <Field label={t("looks.hero.file")} hint={t("looks.hero.hint")} error={error ?? errorOf(path)}>
        <Input
          // Emptied with each success, so that the same file can be chosen again.
          key={value?.key ?? "none"}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          disabled={isBusy}
          className="cursor-pointer file:me-3 file:cursor-pointer file:rounded file:bg-indigo-soft file:px-3 file:py-1 file:font-semibold file:text-indigo"
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      </Field>
      {chosen && <HeroCropper chosen={chosen} isBusy={isBusy} onUse={(crop) => void send(crop)} onCancel={cancel} />}
      {value && (
        <>
          <AltEditor value={value.alt} path={pathTo(path, "alt")} onChange={(alt) => onChange({ ...value, alt })} />
          <div>
            <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => onChange(null)}>
              <Trash2 aria-hidden="true" />
              {t("looks.hero.remove")}
            </Button>
          </div>
        </>
      )}
    </fieldset>
  );
}

/** The text that those hear who do not see the picture, in both languages; none for one that only decorates. */
function AltEditor({ value, path, onChange }: EditorProps<Hero["alt"]>) {
  const { t } = useTranslation("settings");
  return (
    <div className="grid gap-3">
      <Checkbox
        label={t("looks.hero.decorative")}
        hint={t("looks.hero.decorativeHint")}
        checked={value === null}
        onChange={(event) => onChange(event.target.checked ? null : NO_TEXT)}
      />
      {value &&
        LANGUAGES.map((language) => (
          <TextInput
            key={language}
            label={t("looks.hero.alt", { language: t(`languages.${language}`) })}
            value={value[language]}
            path={pathTo(path, language)}
            onChange={(text) => onChange({ ...value, [language]: text })}
          />
        ))}
    </div>
  );
}
