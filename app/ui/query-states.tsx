import { useLayoutEffect, useRef, type ReactNode } from "react";
import { isRefusal } from "../lib/api.ts";
import { useTranslation } from "../lib/i18n.tsx";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { SkeletonGroup, SkeletonText } from "./skeleton.tsx";

export type QueryStatesProps<Data> = {
  query: {
    data: Data | undefined;
    isError: boolean;
    error: unknown;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  errorTitle?: string;
  error?: string;
  /** The number of skeleton lines while loading. */
  lines?: number;
  /** Renders the loaded data. */
  children: (data: Data) => ReactNode;
};

/**
 * The states of a query: loading, failed with a retry button, or loaded. Loaded data stay when a later fetch fails, with
 * what somebody is typing into them, and a note says so; unless the server refuses them, such as what was deleted.
 */
export function QueryStates<Data>({ query, errorTitle, error, lines = 8, children }: QueryStatesProps<Data>) {
  const { t } = useTranslation("ui");
  const again = (size?: "sm") => (
    <Button variant="secondary" size={size} busy={query.isFetching} onClick={() => void query.refetch()}>
      {t("retry")}
    </Button>
  );
  if (query.isError && (query.data === undefined || isRefusal(query.error))) {
    return (
      <Alert variant="error" title={errorTitle} action={again()}>
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
  return (
    <>
      {query.isError && <StaleNote retry={again("sm")} />}
      {children(query.data)}
    </>
  );
}

/** Says that what is shown could not be updated. When it goes with its focused button, the place around it gets the focus. */
function StaleNote({ retry }: { retry: ReactNode }) {
  const { t } = useTranslation("ui");
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = note.current;
    return () => {
      const around = shown?.contains(document.activeElement) && shown.closest<HTMLElement>("dialog, main");
      if (around) around.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Alert ref={note} variant="info" className="mb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span>{t("stale")}</span>
        {retry}
      </div>
    </Alert>
  );
}
