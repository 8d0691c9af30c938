import { useState } from "react";
import { HEX_COLOUR } from "../../../../../domain/operations/looks/colour.ts";
import { CHOICES, type Palette } from "../../../../../domain/operations/looks/palette.ts";
import { SCHEMES } from "../../../../../domain/operations/looks/tokens.ts";

/** Returns the palette to paint with: the newest one in which every colour is whole, as while somebody types one. */
export function usePaintedPalette(palette: Palette): Palette {
  const [painted, setPainted] = useState(palette);
  const isWhole = SCHEMES.every((scheme) => CHOICES.every((choice) => HEX_COLOUR.test(palette[scheme][choice])));
  if (isWhole && painted !== palette) setPainted(palette);
  return isWhole ? palette : painted;
}
