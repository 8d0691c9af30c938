import { asleep } from "../../../lib/asleep.tsx";
import type { SectionProps } from "./section.ts";

const UploadSections = asleep(async () => (await import("./upload-sections.tsx")).UploadSections);

/** Photos and documents of the customer. Loaded late: a file field takes the press before that by itself. */
export function Files({ page }: SectionProps) {
  return <UploadSections page={page} />;
}
