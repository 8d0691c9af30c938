import { wholeDollars } from "../platform/dollars.ts";
import type { Language } from "../platform/language.ts";
import type { Translate } from "../platform/text-keys.ts";
import { isAmong, keysOf } from "../platform/typed-records.ts";
import { PART_CHOICES, type Coverage, type PartKind, type PartName } from "./offer-coverages.ts";

const MONEY = /^[1-9]\d{0,8}$/;
const PERCENT = /^(?:[1-9]|1\d|20)(?:\.\d)?%$/;
const YEARS = /^(?:[1-9]|[1-4]\d)$/;

/** Lists the parts of a coverage with their kinds, in the order in which they are said. */
export function partsOf({ parts }: Pick<Coverage, "parts">): [PartName, PartKind][] {
  return keysOf(parts).flatMap((name) => {
    const kind = parts[name];
    return kind ? [[name, kind]] : [];
  });
}

/** Returns true for a value that a part of this kind can have, as it is stored. */
export function isPartValue(kind: PartKind, value: string | undefined): boolean {
  if (value === undefined) return false;
  if (kind === "money") return MONEY.test(value);
  if (kind === "money-or-percent") return MONEY.test(value) || PERCENT.test(value);
  if (kind === "years") return YEARS.test(value);
  return isAmong(kind, value);
}

/** Turns what an agent typed into the stored form: "$30,000" is 30000, "2 %" is 2%. */
export function storedPart(typed: string): string {
  return typed.replace(/[$,\s]/g, "").replace(/\.00$/, "");
}

/** Says a part of a coverage in plain words: "$30,000 for each person". */
export function sayPart(t: Translate, name: PartName, value: string, language: Language): string {
  if (isAmong(PART_CHOICES, value)) return t(`offer-words:choices.${value}`);
  if (name === "settled" || name === "sort") return value;
  if (value.endsWith("%")) return t("offer-words:parts.percent", { value });
  const shown = name === "years" ? value : wholeDollars(Number(value), language);
  return t(`offer-words:parts.${name}`, { value: shown });
}
