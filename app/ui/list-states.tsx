import type { ReactNode } from "react";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { Pagination } from "./pagination.tsx";
import { SkeletonText } from "./skeleton.tsx";

type ListStatesProps = {
  list: {
    query: { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
    rows: unknown[];
    previousKey: string | null;
    nextKey: string | null;
    select: (key: string) => void;
  };
  error: string;
  retry: string;
  empty: ReactNode;
  /** The list itself, drawn when there is something to show. */
  children: ReactNode;
};

/** A list that is loading, failed, empty or there, with the way to its other pages where it has any. */
export function ListStates({ list, error, retry, empty, children }: ListStatesProps) {
  const { query, rows, previousKey, nextKey, select } = list;
  if (query.isPending) return <SkeletonText lines={6} />;
  if (query.isError) {
    const again = (
      <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
        {retry}
      </Button>
    );
    return (
      <Alert variant="error" action={again}>
        {error}
      </Alert>
    );
  }
  if (rows.length === 0 && previousKey === null) return empty;
  return (
    <div className="grid grid-cols-1 gap-4">
      {children}
      {(previousKey !== null || nextKey !== null) && (
        <Pagination previousKey={previousKey} nextKey={nextKey} onSelect={select} busy={query.isFetching} />
      )}
    </div>
  );
}
