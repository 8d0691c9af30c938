import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Booking } from "../../../../domain/api/work/bookings.ts";
import { locationOf, officeName } from "../../../../domain/operations/settings/offices.ts";
import { LANGUAGES, type Language } from "../../../../domain/platform/language.ts";
import { zoneName } from "../../../../domain/platform/zone-name.ts";
import { BOOKING_WAYS, type BookingWay } from "../../../../domain/work/booking-options.ts";
import { sayClock, sayDay } from "../../../../domain/work/say-booking.ts";
import { useMay } from "../../../layout/use-may.ts";
import { useAgency } from "../../../lib/agency.ts";
import { api, errorText } from "../../../lib/api.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Field } from "../../../ui/field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { Select } from "../../../ui/select.tsx";
import type { ViewedLead } from "./lead-kinds.ts";

type BookingDialogProps = {
  lead: ViewedLead;
  /** The booking to move; a new one when unset. */
  booking: Booking | undefined;
  onClose(): void;
};

/** The form that books a time for a request, or moves it. Only times that are free are offered. */
export default function BookingDialog({ lead, booking, onClose }: BookingDialogProps) {
  const { t } = useTranslation("bookings");
  const agency = useAgency();
  const ways = BOOKING_WAYS.filter((way) => way === "visit" || lead.phone);
  const [way, setWay] = useState<BookingWay>(ways[0] ?? "visit");
  const [language, setLanguage] = useState<Language>(booking?.language ?? lead.language);
  const [location, setLocation] = useState(locationOf(agency, booking?.location ?? lead.work.location).id);
  const [userId, setUserId] = useState(booking ? String(booking.agent.id) : "");
  const [at, setAt] = useState("");
  const [isMissing, setMissing] = useState(false);
  const agent = userId ? { userId: Number(userId) } : {};
  const save = useChange({
    request: () =>
      booking
        ? { to: "PUT /api/bookings/:id", params: { id: booking.id }, body: { at, ...agent } }
        : {
            to: "POST /api/bookings",
            body: { reference: lead.reference, way, language, location, at, ...agent },
          },
    success: t(booking ? "moved" : "made"),
    failure: t("failed"),
    onDone: onClose,
  });
  const times = { reference: lead.reference, language, location, ...agent };
  return (
    <FormDialog
      onClose={onClose}
      title={t(booking ? "form.move" : "form.make")}
      description={t("form.told")}
      submitLabel={t(booking ? "move" : "form.save")}
      isBusy={save.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(at === "");
        if (at !== "") save.mutate();
      }}
    >
      {!booking && (
        <>
          <Field label={t("form.way")} hint={lead.phone ? undefined : t("form.noPhone")}>
            <Select value={way} onChange={(event) => setWay(ways.find((one) => one === event.target.value) ?? way)}>
              {ways.map((one) => (
                <option key={one} value={one}>
                  {t(`ways.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t("form.language")}>
            <Select
              value={language}
              onChange={(event) => setLanguage(LANGUAGES.find((one) => one === event.target.value) ?? language)}
            >
              {LANGUAGES.map((one) => (
                <option key={one} value={one}>
                  {t(`languages.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          {agency.locations.length > 1 && (
            <Field label={t("form.office")}>
              <Select value={location} onChange={(event) => setLocation(event.target.value)}>
                {agency.locations.map((office) => (
                  <option key={office.id} value={office.id}>
                    {officeName(agency, office)}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </>
      )}
      <AgentField value={userId} onChange={setUserId} isMove={booking !== undefined} />
      <TimeField
        times={times}
        value={at}
        onChange={setAt}
        error={isMissing && at === "" ? t("form.required") : undefined}
      />
    </FormDialog>
  );
}

type AgentFieldProps = { value: string; onChange: (value: string) => void; isMove: boolean };

/** The choice of the agent, for those who may book times of colleagues. */
function AgentField({ value, onChange, isMove }: AgentFieldProps) {
  const { t } = useTranslation("bookings");
  const mayChoose = useMay("customer-data", "edit");
  const { data: colleagues = [] } = useQuery({
    queryKey: ["colleagues"],
    queryFn: () => api("GET /api/colleagues"),
    enabled: mayChoose,
  });
  if (!mayChoose) return null;
  return (
    <Field label={t("form.agent")}>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        {!isMove && <option value="">{t("form.anybody")}</option>}
        {colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

type TimeFieldProps = {
  times: { reference: string; language: Language; location: string; userId?: number };
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

function TimeField({ times, value, onChange, error }: TimeFieldProps) {
  const { t } = useTranslation("bookings");
  const language = useLanguage();
  const agency = useAgency();
  const { timezone } = locationOf(agency, times.location);
  const found = useQuery({
    queryKey: ["/api/booking-times", times],
    queryFn: () => api("GET /api/booking-times", { query: times }),
    gcTime: 0,
  });
  const all = found.data ?? [];
  const days = Map.groupBy(all, ({ at }) => sayDay(new Date(at), language, timezone));
  const zone = timezone === agency.timezone ? undefined : t("form.zone", { zone: zoneName(timezone, language) });
  const hint = found.isSuccess && all.length === 0 ? t("form.none") : zone;
  const failure = found.isError ? errorText(found.error, t("form.timesFailed")) : undefined;
  return (
    <Field label={t("form.at")} hint={hint} error={error ?? failure} required className="sm:col-span-2">
      <Select
        placeholder={t("form.choose")}
        value={all.some(({ at }) => at === value) ? value : ""}
        onChange={(event) => onChange(event.target.value)}
      >
        {[...days].map(([day, own]) => (
          <optgroup key={day} label={day}>
            {own.map(({ at, agents }) => (
              <option key={at} value={at}>
                {day}, {sayClock(new Date(at), language, timezone)} ({agents.map(({ name }) => name).join(", ")})
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
}
