import { DEFAULT_PALETTE } from "../../../../../domain/operations/looks/palette.ts";
import type { Settings } from "../../../../../domain/operations/settings/sections.ts";
import { propertiesOf, type EditorProps } from "../editing.ts";
import { HeroEditor } from "../looks/hero-editor.tsx";
import { LogoEditor } from "../looks/logo-editor.tsx";
import { PaletteEditor } from "../looks/palette-editor.tsx";

/** The looks of the site: the agency's own logo, picture of the home page, and colours. */
export function LooksEditor(props: EditorProps<Settings["looks"]>) {
  const of = propertiesOf(props);
  return (
    <>
      <LogoEditor {...of("logo")} />
      <HeroEditor {...of("hero")} palette={props.value.palette ?? DEFAULT_PALETTE} />
      <PaletteEditor {...of("palette")} />
    </>
  );
}
