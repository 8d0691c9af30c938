import { Layers, Plus } from "lucide-react";
import { Link } from "react-router";
import { describeKind, type ContentKind, type ContentSummary } from "../../../../domain/content/content.ts";
import { bothQueries } from "../../../lib/both-queries.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { ContentRows } from "./content-rows.tsx";
import { DeletedItems } from "./deleted-items.tsx";
import { GroupChoice, type Group } from "./group-choice.tsx";
import { useContentList } from "./use-content.ts";
import { optionName } from "./values.ts";

type ContentListProps = { kind: ContentKind; group: string | null };

/** The items of a kind; only those of one group when the kind is ordered within groups. */
export function ContentList({ kind, group }: ContentListProps) {
  const { t } = useTranslation("content");
  const { groupedBy, fields } = describeKind(kind);
  const grouping = fields.find((field) => field.name === groupedBy);
  const list = useContentList(kind);
  // Without groups this is the same cached query as the list, so it costs no request.
  const groups = useContentList(grouping?.of ?? kind);
  return (
    <QueryStates query={bothQueries(list, groups)} errorTitle={t("loadFailed")}>
      {([items, others]) => {
        const related = grouping?.of
          ? others.map(({ id, values }) => ({ value: String(id), label: String(values["name"]) }))
          : (grouping?.options ?? []).map((option) => ({ value: option, label: optionName(t, option) }));
        return <Items kind={kind} items={items} groups={related} group={group} />;
      }}
    </QueryStates>
  );
}

type ItemsProps = ContentListProps & { items: ContentSummary[]; groups: Group[] };

function Items({ kind, items, groups, group }: ItemsProps) {
  const { t } = useTranslation("content");
  const { groupedBy, isFixed } = describeKind(kind);
  const shownGroup = groupedBy ? (group ?? groups[0]?.value ?? null) : null;
  const shown = items.filter(({ values }) => !groupedBy || String(values[groupedBy]) === shownGroup);
  const add = !isFixed && (
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
      {groupedBy && <GroupChoice kind={kind} groups={groups} current={shownGroup} />}
      {shown.length === 0 ? (
        <EmptyState icon={Layers} title={t("empty.title")} text={t("empty.text")} action={add} heading="h3" />
      ) : (
        <>
          {add}
          <ContentRows key={shownGroup} kind={kind} items={shown} />
        </>
      )}
      <DeletedItems kind={kind} />
    </div>
  );
}
