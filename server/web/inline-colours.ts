/**
 * Replaces the CSS variables of a drawing of the site by the colours of its light theme: only browsers know variables.
 */
export function inlineColours(svg: string): string {
  const [, day = ""] = /svg\{([^}]*)\}/.exec(svg) ?? [];
  const rules = day.split(";").map((rule) => rule.split(":"));
  const colours = new Map(rules.map(([name = "", colour = ""]) => [name, colour]));
  return svg
    .replace(/@media \(prefers-color-scheme:dark\)\{svg\{[^}]*\}\}/, "")
    .replace(/svg\{[^}]*\}/, "")
    .replace(/var\((--[\w-]+)\)/g, (_all, name: string) => colours.get(name) ?? "none");
}
