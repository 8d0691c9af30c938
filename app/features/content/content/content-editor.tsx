import { useCallback, useState } from "react";
import { useNavigate } from "react-router";
import type { ContentKind } from "../../../../domain/content/content.ts";
import { TakenForm, useTakeTheirs } from "../../../layout/take-theirs.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import type { CategoryNames } from "./article-preview.tsx";
import { ContentForm } from "./content-form.tsx";
import { ItemHistory } from "./item-history.tsx";
import { useContentItem } from "./use-content.ts";
import { formValuesOf, newValues } from "./values.ts";

type EditorProps = {
  kind: ContentKind;
  /** The group whose list is shown again afterwards, such as a category of codes; null for a kind without groups. */
  group: string | null;
  categories: CategoryNames;
};
type NewContentProps = EditorProps & { now: string };

function useBackToList(kind: ContentKind, group: string | null) {
  const navigate = useNavigate();
  return useCallback(() => void navigate(`?kind=${kind}${group ? `&group=${group}` : ""}`), [navigate, kind, group]);
}

/** The form for a new item. */
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

/**
 * The form for a stored item, with its history below. A background refetch does not touch the form; it restarts only
 * when the user takes over a colleague's version or restores an earlier one.
 */
export function EditContent({ kind, group, categories, id }: EditorProps & { id: number }) {
  const { t } = useTranslation("content");
  const leave = useBackToList(kind, group);
  const item = useContentItem(kind, id);
  const { taken, takeTheirs } = useTakeTheirs(item.refetch);

  return (
    // An item that was deleted meanwhile stays in its form: its words may be needed.
    <QueryStates query={{ ...item, isError: item.isError && !item.data }} errorTitle={t("loadFailed")}>
      {(edited) => (
        <>
          <TakenForm taken={taken}>
            <ContentForm
              kind={kind}
              edited={edited}
              initial={formValuesOf(kind, edited)}
              categories={categories}
              onTakeTheirs={takeTheirs}
              onLeave={leave}
            />
          </TakenForm>
          <ItemHistory kind={kind} item={edited} onRestored={takeTheirs} />
        </>
      )}
    </QueryStates>
  );
}
