import { DEFAULT_PALETTE, type Palette } from "./palette.ts";

/** Whole palettes to begin with. The first is the program's own. */
export const PRESETS = {
  bluebonnet: DEFAULT_PALETTE,
  cactus: {
    light: { ground: "#f8f7ee", ink: "#1d2a22", brand: "#1f6440", deep: "#153f2b", accent: "#e9ae35" },
    dark: { ground: "#141815", ink: "#eef1e6", brand: "#2f7d55", deep: "#12311f", accent: "#e9b23f" },
  },
  gulf: {
    light: { ground: "#f6f7f4", ink: "#16292f", brand: "#0f5e6e", deep: "#0f3d49", accent: "#f0a35e" },
    dark: { ground: "#12171a", ink: "#eaf0ef", brand: "#1c7486", deep: "#0d2f3a", accent: "#f0ab6c" },
  },
  slate: {
    light: { ground: "#f7f7f5", ink: "#1f2328", brand: "#33475b", deep: "#22303d", accent: "#e2b13c" },
    dark: { ground: "#15171a", ink: "#eceef0", brand: "#4e6a86", deep: "#1b2733", accent: "#e4b648" },
  },
} as const satisfies Record<string, Palette>;

export const PRESET_NAMES = ["bluebonnet", "cactus", "gulf", "slate"] as const satisfies (keyof typeof PRESETS)[];
