import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

export type TableProps = ComponentProps<"table"> & {
  /** The accessible name of the table and of its scrolling region. */
  label: string;
  /** The class for the region's height, instead of four fifths of the screen. */
  regionClassName?: string;
};

/** A table that scrolls both ways inside its own region, with a sticky head; the page never scrolls sideways. */
export function Table({ label, regionClassName, className, ...rest }: TableProps) {
  return (
    <section
      aria-label={label}
      tabIndex={0}
      className={cx(
        "relative overflow-auto overscroll-x-contain rounded border border-line bg-surface print:max-h-none! print:overflow-visible",
        regionClassName ?? "max-h-[80dvh]",
      )}
    >
      <table
        {...rest}
        aria-label={label}
        className={cx("w-full border-separate border-spacing-0 text-sm", className)}
      />
    </section>
  );
}

export function TableHead({ className, ...rest }: ComponentProps<"thead">) {
  return <thead {...rest} className={cx("sticky top-0 z-10 print:static", className)} />;
}

export function TableBody({ className, ...rest }: ComponentProps<"tbody">) {
  return <tbody {...rest} className={cx("[&>tr:last-child>*]:border-b-0", className)} />;
}

export function TableRow({ className, ...rest }: ComponentProps<"tr">) {
  return <tr {...rest} className={cx("group/row", className)} />;
}

export type TableHeaderProps = ComponentProps<"th"> & { numeric?: boolean };

export function TableHeader({ numeric, scope = "col", className, ...rest }: TableHeaderProps) {
  return (
    <th
      {...rest}
      scope={scope}
      className={cx(
        "border-b border-line bg-surface-2 px-4 py-3 font-semibold whitespace-nowrap",
        numeric ? "text-end" : "text-start",
        className,
      )}
    />
  );
}

/** The head of a table whose columns have only names. */
export function TableColumns({ names }: { names: readonly string[] }) {
  return (
    <TableHead>
      <TableRow>
        {names.map((name) => (
          <TableHeader key={name}>{name}</TableHeader>
        ))}
      </TableRow>
    </TableHead>
  );
}

export type TableCellProps = ComponentProps<"td"> & { numeric?: boolean };

export function TableCell({ numeric, className, ...rest }: TableCellProps) {
  return (
    <td
      {...rest}
      className={cx(
        // A word too long for the cell is broken instead of pushing the other columns away.
        "max-w-80 border-b border-line px-4 py-3 align-baseline break-words group-hover/row:bg-ground",
        numeric && "text-end whitespace-nowrap",
        className,
      )}
    />
  );
}
