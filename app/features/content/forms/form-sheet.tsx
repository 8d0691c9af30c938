import { BrandMark } from "../../../layout/brand-mark.tsx";
import { cx } from "../../../ui/cx.ts";
import { SheetControl } from "./sheet-control.tsx";
import type { Sheet, SheetSection } from "./sheet.ts";
import "./sheet.css";

/** A form on the agency's letterhead: filled in on the screen or by hand, and printed. */
export function FormSheet({ sheet }: { sheet: Sheet }) {
  const { title, intro, language, letterhead, sections } = sheet;
  return (
    <article lang={language} aria-labelledby="sheet-title" className="form-sheet">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b-2 border-ink pb-4 print:pb-2">
        <div className="flex items-center gap-3">
          <BrandMark height={44} />
          <p className="font-display text-xl leading-tight font-semibold">{letterhead.name}</p>
        </div>
        <address className="text-sm leading-snug not-italic">
          {[...letterhead.lines, letterhead.license].map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </div>
      <h1 id="sheet-title" className="mt-6 text-3xl print:mt-4 print:text-2xl">
        {title}
      </h1>
      {intro && <p className="mt-2 whitespace-pre-line print:mt-1 text-ink-soft">{intro}</p>}
      {numbered(sections).map(({ item, id }) => (
        <Section key={id} id={id} section={item} dateFormat={letterhead.dateFormat} />
      ))}
    </article>
  );
}

/**
 * Gives each part an id by its position. Parts never change places, so the id is stable and the same in both languages.
 */
function numbered<T>(items: T[], prefix = "part"): { item: T; id: string }[] {
  return items.map((item, index) => ({ item, id: `${prefix}-${index + 1}` }));
}

type SectionProps = { id: string; section: SheetSection; dateFormat: string };

function Section({ id, section, dateFormat }: SectionProps) {
  const { heading, text, repeat, fields } = section;
  const isSigned = fields.some((field) => field.kind === "signature");
  return (
    <section
      aria-labelledby={heading ? id : undefined}
      className={cx("mt-7 print:mt-4", isSigned && "break-inside-avoid")}
    >
      {heading && (
        <h2 id={id} className="border-b border-line pb-1 font-sans text-lg font-bold tracking-normal">
          {heading}
        </h2>
      )}
      {text && <p className="mt-2 break-after-avoid text-sm print:mt-1">{text}</p>}
      {Array.from({ length: repeat }, (_, copy) => (
        <div
          key={copy}
          role={repeat > 1 ? "group" : undefined}
          aria-label={repeat > 1 ? `${heading} ${copy + 1}` : undefined}
          className={cx("mt-3 flex gap-3 print:mt-2", repeat > 1 && "break-inside-avoid")}
        >
          {repeat > 1 && <span className="pt-1 text-sm font-bold tabular-nums">{copy + 1}.</span>}
          <div className="sheet-grid">
            {numbered(fields, `${id}-${copy + 1}`).map((field) => (
              <SheetControl key={field.id} id={field.id} field={field.item} dateFormat={dateFormat} />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
