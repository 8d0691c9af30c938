import { useCallback, useState } from "react";
import { useNavigate } from "react-router";
import type { ContentKind } from "../../../domain/content.ts";
import { SkeletonGroup, SkeletonText } from "../../ui/skeleton.tsx";
import type { CategoryNames } from "./article-preview.tsx";
import { ContentForm } from "./content-form.tsx";
import { LoadFault } from "./content-list.tsx";
import { useContentItem } from "./use-content.ts";
import { formValuesOf, newValues } from "./values.ts";

type EditorProps = { kind: ContentKind; group: number | null; categories: CategoryNames };
type NewContentProps = EditorProps & { now: string };

function useBackToList(kind: ContentKind, group: number | null) {
  const navigate = useNavigate();
  return useCallback(() => void navigate(`?kind=${kind}${group ? `&group=${group}` : ""}`), [navigate, kind, group]);
}

/** Writes a new item. */
export function NewContent({ kind, group, categories, now }: NewContentProps) {
  const leave = useBackToList(kind, group);
  const [initial] = useState(() => newValues(kind, group, now));
  return (
    <ContentForm
      kind={kind}
      edited={null}
      initial={initial}
      categories={categories}
      onTakeTheirs={leave}
      onLeave={leave}
    />
  );
}

/** Edits a stored item. What is fetched while somebody writes does not touch the form: it starts anew when they say so. */
export function EditContent({ kind, group, categories, id }: EditorProps & { id: number }) {
  const leave = useBackToList(kind, group);
  const item = useContentItem(kind, id);
  const [taken, setTaken] = useState(0);

  async function takeTheirs(): Promise<void> {
    await item.refetch();
    setTaken((times) => times + 1);
  }

  if (item.isError) return <LoadFault onRetry={() => void item.refetch()} isBusy={item.isFetching} />;
  if (item.isPending) {
    return (
      <SkeletonGroup>
        <SkeletonText lines={10} />
      </SkeletonGroup>
    );
  }
  return (
    <ContentForm
      key={taken}
      kind={kind}
      edited={item.data}
      initial={formValuesOf(kind, item.data)}
      categories={categories}
      onTakeTheirs={() => void takeTheirs()}
      onLeave={leave}
    />
  );
}
