import { KINDS } from "../../../../domain/work/request-kinds.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { Choices } from "./choices.tsx";
import { Colleagues } from "./colleagues.tsx";
import { Groups } from "./groups.tsx";
import { Lost } from "./lost.tsx";
import { Calls, Delivery, Renewals, Wishes } from "./office.tsx";
import { Tiles } from "./tiles.tsx";
import { useMorningColleagues, useMorningOffice, useMorningRequests, useMorningVisits } from "./use-morning.ts";
import { useFigureFormats } from "./use-figure-formats.ts";
import { Funnel, Visits } from "./visits.tsx";
import { WaitingList } from "./waiting.tsx";
import { Weeks } from "./weeks.tsx";
import "./morning.css";

/** The morning page: the agency's figures, from waiting requests to won ones. */
export function Morning() {
  const { t } = useTranslation("morning");
  const words = useFigureFormats();
  const requests = useMorningRequests();
  const office = useMorningOffice();
  const colleagues = useMorningColleagues();
  const visits = useMorningVisits();
  const states = { errorTitle: t("errorTitle"), error: t("error") };
  return (
    <div className="grid grid-cols-1 gap-8">
      <Choices />
      <QueryStates query={requests} {...states}>
        {(data) => {
          const { from, to, before } = data.period;
          const span = {
            from: words.longDay(from),
            to: words.longDay(to),
            beforeFrom: words.longDay(before.from),
            beforeTo: words.longDay(before.to),
          };
          return (
            <>
              <p className="text-ink-soft">
                <strong className="font-semibold text-ink">{t(`kinds:${data.kind}.many`)}.</strong> {t("span", span)}
              </p>
              <Tiles requests={data} waiting={office.data?.waiting} />
              {office.data && <WaitingList waiting={office.data.waiting} />}
              <QueryStates query={colleagues} {...states}>
                {(who) => <Colleagues colleagues={who} />}
              </QueryStates>
              <Weeks requests={data} />
              <Groups requests={data} />
              {KINDS[data.kind].isSale && <Lost requests={data} />}
              <QueryStates query={office} {...states}>
                {(rest) => (
                  <>
                    <Renewals renewals={rest.renewals} />
                    <div className="grid grid-cols-1 gap-8 xl:grid-cols-2">
                      <Wishes office={rest} requests={data} />
                      <div className="grid grid-cols-1 content-start gap-8">
                        <Calls calls={rest.calls} period={rest.period} />
                        <Delivery delivery={rest.delivery} />
                      </div>
                    </div>
                  </>
                )}
              </QueryStates>
            </>
          );
        }}
      </QueryStates>
      <QueryStates query={visits} {...states}>
        {(data) => (
          <>
            <Visits visits={data} />
            <Funnel visits={data} />
          </>
        )}
      </QueryStates>
    </div>
  );
}
