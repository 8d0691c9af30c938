import type { Settings } from "../../../../../domain/operations/settings/sections.ts";
import { propertiesOf, type EditorProps } from "../editing.ts";
import { LogoEditor } from "../looks/logo-editor.tsx";
import { PaletteEditor } from "../looks/palette-editor.tsx";

/** The looks of the site: the agency's own logo and colours. */
export function LooksEditor(props: EditorProps<Settings["looks"]>) {
  const of = propertiesOf(props);
  return (
    <>
      <LogoEditor {...of("logo")} />
      <PaletteEditor {...of("palette")} />
    </>
  );
}
