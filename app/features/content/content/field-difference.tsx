import type { SeededKind } from "../../../../domain/api/operations/corrections.ts";
import type { ContentValue } from "../../../../domain/content/content-fields.ts";
import { describeKind } from "../../../../domain/content/content.ts";
import { differingLines } from "../../../../domain/content/differing-lines.ts";
import type { Language } from "../../../../domain/platform/language.ts";
import { useDates } from "../../../lib/dates.ts";
import { knownText, useTranslation } from "../../../lib/i18n.tsx";
import { shownValue } from "./values.ts";

type FieldDifferenceProps = {
  kind: SeededKind;
  name: string;
  /** The language of a translated field. */
  language: Language | null;
  before: { title: string; value: ContentValue };
  after: { title: string; value: ContentValue };
};

/**
 * Two values of a field, side by side on wide screens. Lines that are in both values are left out, unless the values
 * differ only in order.
 */
export function FieldDifference({ kind, name, language, before, after }: FieldDifferenceProps) {
  const { t } = useTranslation("corrections");
  const label = useLabel(name, language);
  const linesOf = useLines(kind, name);
  const { now, proposed } = differingLines(linesOf(before.value), linesOf(after.value));
  const sides = [
    { title: before.title, lines: now, look: "border-line" },
    { title: after.title, lines: proposed, look: "border-sage/40 bg-sage-soft" },
  ];
  return (
    <div role="group" aria-label={label} className="grid grid-cols-1 gap-2">
      <h4 className="font-semibold">{label}</h4>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {sides.map(({ title, lines, look }) => (
          <div key={title} className={`min-w-0 rounded border p-3 ${look}`}>
            <p className="text-sm text-ink-soft">{title}</p>
            {lines.length === 0 ? (
              <p className="text-ink-soft">{t("nothing")}</p>
            ) : (
              <p lang={language ?? undefined} className="break-words whitespace-pre-line">
                {lines.join("\n\n")}
              </p>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Returns the label of a field, with its language when the field has one. */
function useLabel(name: string, language: Language | null): string {
  const { t: ofContent } = useTranslation("content");
  const { t } = useTranslation("corrections");
  const label = knownText(t, "fields", name, knownText(ofContent, "fields", name, name));
  if (language === null) return label;
  return ofContent(language === "en" ? "inEnglish" : "inSpanish", { label });
}

/** Returns the function that formats a value as readable lines, without blank ones. */
function useLines(kind: SeededKind, name: string): (value: ContentValue) => string[] {
  const { t: ofContent } = useTranslation("content");
  const { t } = useTranslation("corrections");
  const dates = useDates();
  const field = kind === "onboarding-steps" ? undefined : describeKind(kind).fields.find((f) => f.name === name);
  return (value) => {
    if (typeof value === "boolean") return [t(value ? "yes" : "no")];
    const parts = Array.isArray(value) ? value : [value];
    const texts = parts.map((part) =>
      field
        ? shownValue(ofContent, dates, field, part)
        : knownText(t, "values", String(part ?? ""), String(part ?? "")),
    );
    return texts.flatMap((text) => text.split("\n")).filter((line) => line.trim() !== "");
  };
}
