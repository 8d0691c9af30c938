import { Layers, Plus } from "lucide-react";
import { Link } from "react-router";
import { describeKind, type ContentKind, type ContentSummary } from "../../../../domain/content/content.ts";
import { bothQueries } from "../../../lib/both-queries.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { ContentRows } from "./content-rows.tsx";
import { GroupChoice } from "./group-choice.tsx";
import { useContentList } from "./use-content.ts";

type ContentListProps = { kind: ContentKind; group: number | null };

/** The items of a kind; only those of one group when the kind is ordered within groups. */
export function ContentList({ kind, group }: ContentListProps) {
  const { t } = useTranslation("content");
  const { orderedWithin, fields } = describeKind(kind);
  const relation = fields.find((field) => field.name === orderedWithin);
  const list = useContentList(kind);
  // Without groups this is the same cached query as the list, so it costs no request.
  const groups = useContentList(relation?.of ?? kind);
  return (
    <QueryStates query={bothQueries(list, groups)} errorTitle={t("loadFailed")}>
      {([items, others]) => <Items kind={kind} items={items} groups={relation ? others : []} group={group} />}
    </QueryStates>
  );
}

type ItemsProps = ContentListProps & { items: ContentSummary[]; groups: ContentSummary[] };

function Items({ kind, items, groups, group }: ItemsProps) {
  const { t } = useTranslation("content");
  const { orderedWithin } = describeKind(kind);
  const shownGroup = orderedWithin ? (group ?? groups[0]?.id ?? null) : null;
  const shown = items.filter(({ values }) => !orderedWithin || values[orderedWithin] === shownGroup);
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
      {orderedWithin && <GroupChoice kind={kind} groups={groups} current={shownGroup} />}
      {shown.length === 0 ? (
        <EmptyState icon={Layers} title={t("empty.title")} text={t("empty.text")} action={add} heading="h3" />
      ) : (
        <>
          {add}
          <ContentRows key={shownGroup} kind={kind} items={shown} />
        </>
      )}
    </div>
  );
}
