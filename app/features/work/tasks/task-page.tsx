import { Plus } from "lucide-react";
import { Link } from "react-router";
import { PortalPage } from "../../../layout/portal-page.tsx";
import { TaskDialog } from "../../../layout/tasks/task-dialog.tsx";
import { useMay } from "../../../layout/use-may.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { Button } from "../../../ui/button.tsx";
import { FilterButton, filterClass } from "../../../ui/filter-button.tsx";
import { FeedSettings } from "./feed-settings.tsx";
import { PERSON_FILTERS, TaskList } from "./task-list.tsx";
import { TaskWeek } from "./task-week.tsx";

/** The page of tasks: one's own or everybody's, as a list or by the week, and those that are done. */
export function TaskPage() {
  const { t } = useTranslation("tasks");
  const { parameters, change } = useAddress();
  const mayAdd = useMay("customer-data", "create");
  const isAdding = parameters.get("new") === "task";
  const isEverybodys = parameters.get("whose") === "everybody";
  const isDone = parameters.get("done") === "true";
  const isWeek = parameters.get("view") === "week" && !isDone;
  const isOfOne = PERSON_FILTERS.some((name) => parameters.has(name));
  const all = Object.fromEntries([...PERSON_FILTERS, "from", "to"].map((name) => [name, null]));
  const show = (changes: Record<string, string | null>) => change({ before: null, new: null, ...all, ...changes });
  return (
    <PortalPage
      title={t("title")}
      actions={
        mayAdd && (
          <Button onClick={() => change({ new: "task" })}>
            <Plus aria-hidden="true" />
            {t("add")}
          </Button>
        )
      }
    >
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <div role="group" aria-label={t("whose.label")} className="flex flex-wrap gap-2">
          <FilterButton isChosen={!isEverybodys} onClick={() => show({ whose: null })}>
            {t("whose.mine")}
          </FilterButton>
          <FilterButton isChosen={isEverybodys} onClick={() => show({ whose: "everybody" })}>
            {t("whose.everybody")}
          </FilterButton>
        </div>
        <div role="group" aria-label={t("view.label")} className="flex flex-wrap gap-2">
          <Link to="/today" className={filterClass(false)}>
            {t("view.today")}
          </Link>
          <FilterButton isChosen={!isWeek && !isDone} onClick={() => show({ view: null, done: null })}>
            {t("view.list")}
          </FilterButton>
          <FilterButton isChosen={isWeek} onClick={() => show({ view: "week", done: null })}>
            {t("view.week")}
          </FilterButton>
          <FilterButton isChosen={isDone} onClick={() => show({ view: null, done: "true" })}>
            {t("view.done")}
          </FilterButton>
        </div>
      </div>
      {isOfOne && (
        <p className="flex flex-wrap items-center gap-x-3">
          {t("ofOne")}
          <Button variant="ghost" size="sm" onClick={() => show({})}>
            {t("ofAll")}
          </Button>
        </p>
      )}
      {isWeek ? (
        <TaskWeek isEverybodys={isEverybodys} />
      ) : (
        <TaskList key={`${isEverybodys} ${isDone} ${isOfOne}`} isDone={isDone} />
      )}
      <FeedSettings />
      {isAdding && mayAdd && <TaskDialog onClose={() => change({ new: null }, { replace: true })} />}
    </PortalPage>
  );
}
