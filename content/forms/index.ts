import type { PrintableFormSeed } from "../types.ts";
import { autoForms } from "./auto.ts";
import { businessForms } from "./business.ts";
import { homeForms } from "./home.ts";
import { lifeForms } from "./life.ts";

/** The forms of the Forms tab: five for each line of insurance. */
export const printableForms: PrintableFormSeed[] = [...autoForms, ...homeForms, ...businessForms, ...lifeForms];
