import { z } from "zod";
import { SECTIONS, type Section } from "../../operations/settings/section-names.ts";
import type { Settings } from "../../operations/settings/sections.ts";
import { acknowledgements } from "../../operations/settings/acknowledgements.ts";
import { LANGUAGES } from "../../platform/language.ts";
import { CLAIM } from "../../work/lead-options.ts";
import { LEAD_KINDS } from "../../work/request-kinds.ts";
import { id, moment, type Endpoints } from "../endpoint.ts";

const section = z.enum(SECTIONS);
const bySection = z.object({ section });

/** A version of a section: its number, its value, and who stored it when. */
const sectionVersion = z.object({
  version: id,
  value: z.unknown(),
  changedAt: moment,
  /** The user's name; null for the values of the first start. */
  changedBy: z.string().nullable(),
});
export type SectionVersion = z.infer<typeof sectionVersion>;

/** A section as admins edit it. The server has parsed the value by the section's own schema. */
const listedSection = sectionVersion.extend({
  section,
  value: z.custom<Settings[Section]>(),
  /** The values that environment variables decide instead, by their path, with the names of the variables. */
  fromEnvironment: z.record(z.string(), z.object({ variable: z.string(), value: z.unknown() })),
});
export type ListedSection<S extends Section = Section> = Omit<z.infer<typeof listedSection>, "section" | "value"> & {
  section: S;
  value: Settings[S];
};

/** An acknowledgement with sample values, in one language. `id` is the kind of request, or "claim". */
const previewedAcknowledgement = z.object({
  id: z.enum([...LEAD_KINDS, CLAIM]),
  language: z.enum(LANGUAGES),
  subject: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  sms: z.string(),
});
export type PreviewedAcknowledgement = z.infer<typeof previewedAcknowledgement>;

export const settingEndpoints = {
  "GET /api/settings": { answer: z.array(listedSection) },
  "GET /api/settings/:section/versions": { params: bySection, answer: z.array(sectionVersion) },
  /** `version` is the one that was edited: a newer one means that somebody else was faster. */
  "PUT /api/settings/:section": {
    params: bySection,
    body: z.object({ version: id, value: z.unknown() }),
    answer: listedSection,
  },
  /** Stores the value of an earlier version once more. */
  "POST /api/settings/:section/restore": {
    params: bySection,
    body: z.object({ version: id, from: id }),
    answer: listedSection,
  },
  /** Renders acknowledgements that are not saved yet. */
  "POST /api/settings/acknowledgements/preview": {
    body: z.object({ value: acknowledgements }),
    answer: z.array(previewedAcknowledgement),
  },
} as const satisfies Endpoints;
