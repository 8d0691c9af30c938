import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { calendarOf } from "../../../../domain/operations/settings/offices.ts";
import { hoursOn, type Office } from "../../../../domain/platform/office-clock.ts";
import { momentOf, wallClock } from "../../../../domain/platform/wall-clock.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { PopButton } from "../../../ui/pop-button.tsx";
import { useKeyHint } from "./keys-dialog.tsx";
import { useWork } from "./use-work.ts";
import { keysOf } from "../../../../domain/platform/typed-records.ts";

const DAY_MS = 86_400_000;
const QUICK_DAYS = { tomorrow: 1, threeDays: 3, week: 7 } as const;

/** Sets the follow-up date of a request: a day, at the opening time of its office. */
export function FollowUp() {
  const { t } = useTranslation("desk");
  const { lead, act, isBusy } = useWork();
  const hint = useKeyHint();
  const office = calendarOf(useAgency(), lead.work.location);
  const dates = useDates();
  const { followUpAt } = lead.work;
  const set = followUpAt ? dayOf(new Date(followUpAt), office) : "";
  const [day, setDay] = useState<string>();

  function choose(wanted: string | null) {
    setDay(undefined);
    act({ do: "follow-up", at: wanted && openingOn(wanted, office) });
  }

  return (
    <PopButton
      variant="secondary"
      size="sm"
      {...hint("followUp")}
      busy={isBusy}
      button={
        <>
          <CalendarClock aria-hidden="true" />
          {followUpAt ? t("inbox.followUp.on", { date: dates.day(followUpAt) }) : t("inbox.followUp.label")}
        </>
      }
      panelLabel={t("inbox.followUp.label")}
      panelClassName="w-72"
    >
      <form
        className="grid gap-3 p-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (day ?? set) choose(day ?? set);
        }}
      >
        <div className="flex flex-wrap gap-2">
          {keysOf(QUICK_DAYS).map((name) => (
            <Button
              key={name}
              variant="secondary"
              size="sm"
              data-closes
              onClick={() => choose(inDays(QUICK_DAYS[name], office))}
            >
              {t(`inbox.followUp.${name}`)}
            </Button>
          ))}
        </div>
        <Field label={t("inbox.followUp.day")}>
          <Input type="date" value={day ?? set} onChange={(event) => setDay(event.target.value)} />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="sm" data-closes>
            {t("inbox.followUp.save")}
          </Button>
          {followUpAt && (
            <Button variant="ghost" size="sm" data-closes onClick={() => choose(null)}>
              {t("inbox.followUp.none")}
            </Button>
          )}
        </div>
      </form>
    </PopButton>
  );
}

const dayOf = (at: Date, { timezone }: Office) => wallClock(at, timezone).toISOString().slice(0, 10);
const inDays = (days: number, office: Office) => dayOf(new Date(Date.now() + days * DAY_MS), office);

/** Returns the opening time of the office on a day; 9 a.m. when it is closed that day. */
function openingOn(day: string, office: Office): string {
  const opening = hoursOn(new Date(`${day}T00:00Z`), office)?.open ?? "09:00";
  return momentOf(`${day}T${opening}`, office.timezone).toISOString();
}
