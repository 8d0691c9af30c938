import {
  CHOICES,
  DEFAULT_PALETTE,
  isSamePalette,
  type Choice,
  type Palette,
} from "../../../../../domain/operations/looks/palette.ts";
import { PRESET_NAMES, PRESETS } from "../../../../../domain/operations/looks/presets.ts";
import { SCHEMES, type Scheme } from "../../../../../domain/operations/looks/tokens.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { filterClass } from "../../../../ui/filter-button.tsx";
import { pathTo, propertiesOf, type EditorProps } from "../editing.ts";
import { ColourInput } from "./colour-input.tsx";
import { ContrastList } from "./contrast-list.tsx";
import { usePaintedPalette } from "./painted-palette.ts";
import { PalettePreview } from "./palette-preview.tsx";
import { ScenePreview } from "./scene-preview.tsx";

/** The colours of the site, light and dark side by side, each with a preview and the contrast of its pairs. */
export function PaletteEditor({ value, path, onChange }: EditorProps<Palette | null>) {
  const { t } = useTranslation("settings");
  const palette = value ?? DEFAULT_PALETTE;
  const painted = usePaintedPalette(palette);
  /** The program's own palette is stored as none, so that a later design of the program is in force by itself. */
  const change = (next: Palette) => onChange(isSamePalette(next, DEFAULT_PALETTE) ? null : next);
  const of = propertiesOf<Palette>({ value: palette, path, onChange: change });
  return (
    <fieldset className="grid grid-cols-1 gap-5 rounded border border-line p-4">
      <legend className="px-1 font-semibold">{t("fields.palette")}</legend>
      <Presets palette={palette} onChange={change} />
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        {SCHEMES.map((scheme) => (
          <SchemeEditor key={scheme} scheme={scheme} painted={painted} {...of(scheme)} />
        ))}
      </div>
      <ScenePreview palette={painted} />
    </fieldset>
  );
}

function Presets({ palette, onChange }: { palette: Palette; onChange: (palette: Palette) => void }) {
  const { t } = useTranslation("settings");
  return (
    <div role="group" aria-label={t("looks.presets.title")} className="grid gap-2">
      <p className="text-sm text-ink-soft">{t("looks.presets.hint")}</p>
      <div className="flex flex-wrap gap-2">
        {PRESET_NAMES.map((name) => {
          const isChosen = isSamePalette(palette, PRESETS[name]);
          return (
            <button
              key={name}
              type="button"
              aria-pressed={isChosen}
              className={filterClass(isChosen)}
              onClick={() => onChange(PRESETS[name])}
            >
              {t(`looks.presets.${name}`)}
            </button>
          );
        })}
      </div>
    </div>
  );
}

type SchemeEditorProps = EditorProps<Record<Choice, string>> & { scheme: Scheme; painted: Palette };

function SchemeEditor({ scheme, painted, ...props }: SchemeEditorProps) {
  const { t } = useTranslation("settings");
  const { value, path, onChange } = props;
  return (
    <section aria-labelledby={`palette-${scheme}`} className="grid grid-cols-1 content-start gap-4">
      <h3 id={`palette-${scheme}`} className="text-lg">
        {t(`looks.schemes.${scheme}`)}
      </h3>
      <PalettePreview palette={painted} scheme={scheme} />
      <ContrastList palette={painted} scheme={scheme} />
      {CHOICES.map((choice) => (
        <ColourInput
          key={choice}
          label={t(`fields.${choice}`)}
          hint={t(`hints.${choice}`)}
          value={value[choice]}
          path={pathTo(path, choice)}
          onChange={(colour) => onChange({ ...value, [choice]: colour })}
        />
      ))}
    </section>
  );
}
