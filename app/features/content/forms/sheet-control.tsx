import { cx } from "../../../ui/cx.ts";
import type { SheetField } from "./sheet.ts";

type SheetControlProps = { id: string; field: SheetField; dateFormat: string };

const LONG_LABEL = 44;

/** One field on paper: a line to write on, a box to tick, a line to sign. */
export function SheetControl({ id, field, dateFormat }: SheetControlProps) {
  const { kind, label, options } = field;
  if (kind === "checkbox") {
    return (
      <label className={cx("sheet-box", label.length > LONG_LABEL && "sheet-wide")}>
        <input type="checkbox" />
        <span>{label}</span>
      </label>
    );
  }
  if (kind === "choice") {
    return (
      <fieldset className={cx("sheet-field", options.length > 2 && "sheet-wide")}>
        <legend className="sheet-label">{label}</legend>
        <div className="flex flex-wrap gap-x-6">
          {options.map((option, index) => (
            <label key={`${id}-${index + 1}`} className="sheet-box">
              <input type="radio" name={id} />
              <span>{option}</span>
            </label>
          ))}
        </div>
      </fieldset>
    );
  }
  if (kind === "signature") {
    return (
      <div className="sheet-field">
        <p className="sheet-label">{label}</p>
        <div className="h-11 border-b border-ink" />
      </div>
    );
  }
  return (
    <div className={cx("sheet-field", kind === "long" && "sheet-wide")}>
      <label htmlFor={id} className="sheet-label">
        {label}
      </label>
      {kind === "long" ? (
        <textarea id={id} rows={3} autoComplete="off" className="sheet-line sheet-lines" />
      ) : (
        <input
          id={id}
          type="text"
          autoComplete="off"
          placeholder={kind === "date" ? dateFormat : undefined}
          className="sheet-line"
        />
      )}
    </div>
  );
}
