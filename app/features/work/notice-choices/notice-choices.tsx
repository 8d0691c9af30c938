import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { OwnNoticeSettings } from "../../../../domain/api/work/notices.ts";
import {
  NOTICE_CAUSES,
  NOTICE_WAYS,
  type NoticeCause,
  type NoticeWay,
} from "../../../../domain/work/notice-options.ts";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { OwnHoursFields } from "./own-hours-fields.tsx";
import { PushDevices } from "./push-devices.tsx";

const NOTICE_SETTINGS = ["notice-settings"];

/** The choices of a user about notices: which causes by which ways, when, and on which devices. */
export function NoticeChoices() {
  const { t } = useTranslation("notice-choices");
  const query = useQuery({ queryKey: NOTICE_SETTINGS, queryFn: () => api("GET /api/user/notice-settings"), gcTime: 0 });
  return (
    <>
      <p className="max-w-prose text-ink-soft">{t("intro")}</p>
      <QueryStates query={query} lines={8}>
        {(settings) => (
          <>
            <ChoicesForm settings={settings} />
            <PushDevices devices={settings.devices} publicKey={settings.publicKey} />
          </>
        )}
      </QueryStates>
    </>
  );
}

function ChoicesForm({ settings }: { settings: OwnNoticeSettings }) {
  const { t } = useTranslation("notice-choices");
  const [choices, setChoices] = useState(settings.choices);
  const [hours, setHours] = useState(settings.hours);
  const [hasNames, setNames] = useState(settings.hasNames);
  const save = useChange({
    request: () => ({ to: "PUT /api/user/notice-settings", body: { choices, hours, hasNames } }),
    success: t("saved"),
    failure: t("saveFailed"),
    renews: [NOTICE_SETTINGS],
  });
  const isWrong = hours !== null && (hours.days.length === 0 || hours.from >= hours.to);
  const toggle = (cause: NoticeCause, way: NoticeWay) =>
    setChoices({ ...choices, [cause]: { ...choices[cause], [way]: !choices[cause][way] } });
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) save.mutate();
      }}
    >
      <div className="grid gap-3">
        <h3 className="text-base font-semibold">{t("what")}</h3>
        {NOTICE_CAUSES.map((cause) => (
          <fieldset key={cause} className="min-w-0 border-t border-line pt-2">
            <legend className="float-start w-full text-sm font-semibold">{t(`causes.${cause}`)}</legend>
            <div className="clear-both flex flex-wrap gap-x-6">
              {NOTICE_WAYS.map((way) => (
                <Checkbox
                  key={way}
                  label={t(`ways.${way}`)}
                  checked={choices[cause][way]}
                  onChange={() => toggle(cause, way)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <OwnHoursFields hours={hours} onChange={setHours} />
      <Checkbox label={t("names")} hint={t("namesHint")} checked={hasNames} onChange={() => setNames(!hasNames)} />
      <Button type="submit" busy={save.isPending} className="justify-self-start">
        {t("save")}
      </Button>
    </form>
  );
}
