import { RefreshCw } from "lucide-react";
import { useState } from "react";
import type { GoLive } from "../../../../domain/api/operations/go-live.ts";
import { LINE_GROUPS } from "../../../../domain/operations/go-live/line.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { LineList } from "./line-list.tsx";
import { SignOff } from "./sign-off.tsx";
import { TestLetter } from "./test-letter.tsx";
import { useGoLive } from "./use-go-live.ts";

/** The go-live list: its lines by group, the test letter, and the sign-off. */
export function GoLiveView() {
  const { t } = useTranslation("go-live");
  const goLive = useGoLive();
  return (
    <QueryStates query={goLive} error={t("error")}>
      {(list) => <Groups list={list} isFetching={goLive.isFetching} onLook={() => void goLive.refetch()} />}
    </QueryStates>
  );
}

type GroupsProps = { list: GoLive; isFetching: boolean; onLook: () => void };

function Groups({ list, isFetching, onLook }: GroupsProps) {
  const { t } = useTranslation("go-live");
  const dates = useDates();
  const [showsDone, setShowsDone] = useState(false);
  const open = list.lines.filter(({ state }) => state !== "done").length;
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <Alert
          variant={open > 0 ? "info" : "success"}
          title={open > 0 ? t("summary.open", { count: open }) : t("summary.done")}
          className="grow"
        >
          {t("lookedAt", { time: dates.dateTime(list.at) })}
        </Alert>
        <Button variant="secondary" busy={isFetching} onClick={onLook}>
          <RefreshCw aria-hidden="true" />
          {t("look")}
        </Button>
      </div>
      <Checkbox label={t("showDone")} checked={showsDone} onChange={(event) => setShowsDone(event.target.checked)} />
      {LINE_GROUPS.map((group) => {
        const lines = list.lines.filter((line) => line.group === group && (showsDone || line.state !== "done"));
        return (
          <section key={group} aria-labelledby={`group-${group}`} className="grid grid-cols-1 gap-4">
            <h2 id={`group-${group}`} className="text-2xl">
              {t(`groups.${group}`)}
            </h2>
            {lines.length > 0 ? (
              <LineList label={t(`groups.${group}`)} lines={lines} statements={list.statements} />
            ) : (
              <p className="text-ink-soft">{t("groupDone")}</p>
            )}
            {group === "deliverability" && <TestLetter />}
          </section>
        );
      })}
      <SignOff open={open} signOffs={list.signOffs} />
    </>
  );
}
