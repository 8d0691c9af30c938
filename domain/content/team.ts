import { z } from "zod";
import { line } from "../platform/fields.ts";
import { SPOKEN_LANGUAGES, type SpokenLanguage } from "./spoken-languages.ts";
import { fault } from "../platform/text-keys.ts";

/** The addresses of the files of a confirmed photograph, for screens of one, two and three pixels per point. */
export type TeamPhoto = { addresses: string[] };

/** A team member as a visitor sees them: these four things, and nothing else of an account. */
export type TeamMember = {
  name: string;
  languages: SpokenLanguage[];
  licenseNumber: string;
  photo: TeamPhoto | null;
};

/** The data that somebody agreed to have shown, and whether an admin has confirmed it. */
export type TeamEntry = Omit<TeamMember, "name" | "photo"> & {
  isAgreed: boolean;
  isConfirmed: boolean;
  /** The photograph as a data URL, since only its owner and the admins see it before it is confirmed. */
  photo: string | null;
  /** The version of these things together (optimistic locking): what is confirmed is what was seen. */
  version: string;
};

const languages = z.array(z.enum(SPOKEN_LANGUAGES, fault("validation:choice"))).max(SPOKEN_LANGUAGES.length);

/** The pattern of a license number: letters, digits and hyphens. */
const LICENSE_NUMBER = /^[A-Z\d](?:-?[A-Z\d]){3,18}$/;

/** A change of one's own entry. Somebody who does not agree need not fill in anything. */
export const teamEntryChange = z
  .object({
    isAgreed: z.boolean(fault("validation:invalid")),
    languages: languages
      .transform((spoken) => SPOKEN_LANGUAGES.filter((language) => spoken.includes(language)))
      .default([]),
    licenseNumber: line(20)
      .overwrite((typed) => typed.toUpperCase())
      .refine((typed) => typed === "" || LICENSE_NUMBER.test(typed), fault("validation:licenseNumber"))
      .default(""),
  })
  .refine((entry) => !entry.isAgreed || entry.languages.length > 0, {
    path: ["languages"],
    message: fault("validation:spokenLanguages"),
  })
  .refine((entry) => !entry.isAgreed || entry.licenseNumber !== "", {
    path: ["licenseNumber"],
    message: fault("validation:licenseNumber"),
  });
export type TeamEntryChange = z.infer<typeof teamEntryChange>;

export const teamConfirmation = z.object({ version: z.string(fault("validation:invalid")).max(100) });
