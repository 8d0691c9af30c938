import type { ReactNode } from "react";
import { Pagination } from "./pagination.tsx";
import { QueryStates, type QueryStatesProps } from "./query-states.tsx";

type ListStatesProps = Omit<QueryStatesProps<unknown>, "query" | "children"> & {
  list: {
    query: QueryStatesProps<unknown>["query"] & { isPlaceholderData: boolean };
    rows: unknown[];
    previousKey: string | null;
    nextKey: string | null;
    select: (key: string) => void;
  };
  empty: ReactNode;
  /** The list itself, rendered when it has rows. */
  children: ReactNode;
};

/** The states of a list (loading, failed, empty, loaded), with pagination when it has several pages. */
export function ListStates({ list, empty, children, ...states }: ListStatesProps) {
  const { query, rows, previousKey, nextKey, select } = list;
  return (
    <QueryStates {...states} query={query}>
      {() =>
        // A later page may become empty while somebody reads it: the way back must stay.
        rows.length === 0 && previousKey === null ? (
          empty
        ) : (
          <div className="grid grid-cols-1 gap-4">
            {children}
            {(previousKey !== null || nextKey !== null) && (
              <Pagination
                previousKey={previousKey}
                nextKey={nextKey}
                onSelect={select}
                // Not while a live change renews the page: a button that is switched off under a press hears no click.
                busy={query.isPlaceholderData}
              />
            )}
          </div>
        )
      }
    </QueryStates>
  );
}
