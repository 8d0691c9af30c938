/**
 * The addresses of content that came with the program and was renamed: from the former one to today's. Links elsewhere,
 * and rows that an admin has changed, still have the former one.
 */
const FORMER_SLUGS: Readonly<Record<string, string>> = { "flood-insurance-houston": "flood-insurance-texas" };
const FORMER_SCENES: Readonly<Record<string, string>> = { "houston-skyline.svg": "city-skyline.svg" };

/** Returns the other address of an article that was renamed; undefined when it never was. */
export function otherSlugOf(slug: string): string | undefined {
  return FORMER_SLUGS[slug] ?? Object.keys(FORMER_SLUGS).find((former) => FORMER_SLUGS[former] === slug);
}

/** Returns the file of a scene, whose former name may have been asked for. */
export const sceneFileOf = (name: string) => FORMER_SCENES[name] ?? name;

/** The scenes that were renamed: from the former name of the file to today's. */
export const RENAMED_SCENES = Object.entries(FORMER_SCENES);
