import { Layers, Plus } from "lucide-react";
import { Link } from "react-router";
import { describeKind, type ContentKind, type ContentSummary } from "../../../domain/content.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SkeletonGroup, SkeletonText } from "../../ui/skeleton.tsx";
import { ContentRows } from "./content-rows.tsx";
import { GroupChoice } from "./group-choice.tsx";
import { useContentList } from "./use-content.ts";

type ContentListProps = { kind: ContentKind; group: number | null };

/** The items of a kind, those of one group where they are sorted in groups. */
export function ContentList({ kind, group }: ContentListProps) {
  const { t } = useTranslation("content-admin");
  const { orderedWithin, fields } = describeKind(kind);
  const relation = fields.find((field) => field.name === orderedWithin);
  const list = useContentList(kind);
  const groups = useContentList((relation?.of ?? kind) as ContentKind, relation !== undefined);
  const shownGroup = relation ? (group ?? groups.data?.[0]?.id ?? null) : null;
  const isPending = list.isPending || (relation && groups.isPending);

  if (list.isError || groups.isError) {
    const retry = () => void Promise.all([list.refetch(), groups.refetch()]);
    return <LoadFault onRetry={retry} isBusy={list.isFetching} />;
  }
  if (isPending) {
    return (
      <SkeletonGroup>
        <SkeletonText lines={8} />
      </SkeletonGroup>
    );
  }
  const isShown = ({ values }: ContentSummary) => !orderedWithin || values[orderedWithin] === shownGroup;
  const items = list.data.filter(isShown);
  const add = (
    <Link
      to={`?kind=${kind}&item=new${shownGroup ? `&group=${shownGroup}` : ""}`}
      className={buttonClass({ className: "justify-self-start" })}
    >
      <Plus aria-hidden="true" />
      {t(`kinds.${kind}.add`)}
    </Link>
  );
  return (
    <div className="grid grid-cols-1 gap-5">
      {relation && groups.data && <GroupChoice kind={kind} groups={groups.data} current={shownGroup} />}
      {items.length === 0 ? (
        <EmptyState icon={Layers} title={t("empty.title")} text={t("empty.text")} action={add} heading="h3" />
      ) : (
        <>
          {add}
          <ContentRows key={shownGroup} kind={kind} items={items} />
        </>
      )}
    </div>
  );
}

export function LoadFault({ onRetry, isBusy }: { onRetry: () => void; isBusy: boolean }) {
  const { t } = useTranslation("content-admin");
  return (
    <Alert
      variant="error"
      title={t("loadFailed")}
      action={
        <Button variant="secondary" busy={isBusy} onClick={onRetry}>
          {t("retry")}
        </Button>
      }
    />
  );
}
