/** The classes that text fields, text areas and selects share. */
export const controlClass =
  "w-full min-h-11 rounded border border-line-strong bg-surface px-3 py-2 text-base text-ink " +
  "transition-colors duration-150 placeholder:text-ink-soft hover:border-ink " +
  "aria-invalid:border-brick aria-invalid:bg-brick-soft " +
  "[&[readonly]]:bg-surface-2 disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-2 disabled:text-ink-soft";
