import type { ReactNode } from "react";
import { useTranslation } from "../lib/i18n.tsx";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { SkeletonGroup, SkeletonText } from "./skeleton.tsx";

export type QueryStatesProps<Data> = {
  query: { data: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  errorTitle?: string;
  error?: string;
  /** The number of skeleton lines while loading. */
  lines?: number;
  /** Renders the loaded data. */
  children: (data: Data) => ReactNode;
};

/** The states of a query: loading, failed with a retry button, or loaded. */
export function QueryStates<Data>({ query, errorTitle, error, lines = 8, children }: QueryStatesProps<Data>) {
  const { t } = useTranslation("ui");
  if (query.isError) {
    const again = (
      <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
        {t("retry")}
      </Button>
    );
    return (
      <Alert variant="error" title={errorTitle} action={again}>
        {error}
      </Alert>
    );
  }
  if (query.data === undefined) {
    return (
      <SkeletonGroup>
        <SkeletonText lines={lines} />
      </SkeletonGroup>
    );
  }
  return children(query.data);
}
