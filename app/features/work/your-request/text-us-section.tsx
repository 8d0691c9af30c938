import { TextUs } from "../../../layout/text-us.tsx";
import type { SectionProps } from "./section.ts";

/** The way to text the office, on phones and only where texts are configured. */
export function TextUsSection({ page: { textUs } }: SectionProps) {
  return textUs && <TextUs number={textUs} />;
}
