import { CalendarPlus } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router";
import { pathIn } from "../../../../domain/platform/paths.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Select } from "../../../ui/select.tsx";
import { PhoneLink } from "../leads/phone-link.tsx";
import { Section } from "./frame.tsx";
import { Outcome, PrivateForm } from "./private-form.tsx";
import type { SectionProps, SentForm } from "./section.ts";

type Booking = SectionProps["page"]["booking"];
type Props = { booking: Booking; sent: SentForm | undefined };

/** The time to talk: booked, moved and canceled here, without script as well. */
export function TalkTime({ page: { booking }, sent }: SectionProps) {
  const { t } = useTranslation("your-booking");
  return (
    <div id="talk" className="scroll-mt-24">
      <Section title={t("title")}>
        {booking.ahead ? (
          <Ahead booking={booking} ahead={booking.ahead} sent={sent} />
        ) : (
          <NotBooked booking={booking} sent={sent} />
        )}
      </Section>
    </div>
  );
}

/** The outcome of a form whose fields are gone, since the page now shows the other state. */
function Elsewhere({ intent, sent, done }: { intent: string; sent: SentForm | undefined; done: string }) {
  if (sent?.intent !== intent) return null;
  return <Outcome sent={sent}>{sent.isDone ? done : sent.error}</Outcome>;
}

function Ahead({ booking, ahead, sent }: Props & { ahead: NonNullable<Booking["ahead"]> }) {
  const { t } = useTranslation("your-booking");
  const language = useLanguage();
  const { token = "" } = useParams();
  return (
    <>
      <Elsewhere intent="book-time" sent={sent} done={t("booked")} />
      <p className="text-xl">{t(`ahead.${ahead.way}`, { when: ahead.when, address: ahead.address })}</p>
      {booking.agent && <p>{t("with", { name: booking.agent })}</p>}
      <p>
        <ButtonLink href={pathIn(language, `/r/${token}/booking.ics`)} variant="secondary" download>
          <CalendarPlus aria-hidden="true" />
          {t("calendar")}
        </ButtonLink>
      </p>
      <Folded title={t("move")} isOpen={sent?.intent === "move-time"}>
        {booking.days.length === 0 ? (
          <>
            <Elsewhere intent="move-time" sent={sent} done={t("moved")} />
            <NoTimes />
          </>
        ) : (
          <PrivateForm intent="move-time" sent={sent} submit={t("moveSubmit")} done={t("moved")}>
            <Times booking={booking} sent={sent} />
          </PrivateForm>
        )}
      </Folded>
      <Folded title={t("cancel")} isOpen={sent?.intent === "cancel-time"}>
        <PrivateForm
          intent="cancel-time"
          sent={sent}
          submit={t("cancelSubmit")}
          variant="secondary"
          done={t("canceled")}
        >
          <p>{t("cancelText")}</p>
        </PrivateForm>
      </Folded>
    </>
  );
}

function NotBooked({ booking, sent }: Props) {
  const { t } = useTranslation("your-booking");
  const { days, ways, agent } = booking;
  const typed = typedIn(sent, "book-time");
  return (
    <>
      <Elsewhere intent="cancel-time" sent={sent} done={t("canceled")} />
      <Elsewhere intent="move-time" sent={sent} done={t("moved")} />
      <p>
        {t("intro")} {agent && t("with", { name: agent })}
      </p>
      <Choices booking={booking} />
      {days.length === 0 ? (
        <>
          <Elsewhere intent="book-time" sent={sent} done={t("booked")} />
          <NoTimes />
        </>
      ) : (
        <PrivateForm intent="book-time" sent={sent} submit={t("book")} done={t("booked")}>
          <input type="hidden" name="language" value={booking.talk} />
          {booking.office && <input type="hidden" name="location" value={booking.office.id} />}
          <RadioGroup
            legend={t("way")}
            name="way"
            options={ways.map((way) => ({ value: way, label: t(`ways.${way}`) }))}
            defaultValue={ways.find((way) => way === typed["way"]) ?? ways[0]}
            error={sent?.fields["way"]}
          />
          <Times booking={booking} sent={sent} />
        </PrivateForm>
      )}
    </>
  );
}

/** Links that choose another language or office. They are addresses of this page, and work without script. */
function Choices({ booking: { talk, otherTalk, office, otherOffices } }: { booking: Booking }) {
  const { t } = useTranslation("your-booking");
  const to = (changes: Record<string, string>) => {
    const chosen = { talk, ...(office && { office: office.id }), ...changes };
    return `?${new URLSearchParams(chosen).toString()}#talk`;
  };
  return (
    <ul className="grid gap-2 text-ink-soft">
      {otherTalk.map((other) => (
        <li key={other}>
          {t("languageNow", { language: t(`speak.${talk}`) })}{" "}
          <Link to={to({ talk: other })} preventScrollReset className="link">
            {t(`switchLanguage.${other}`)}
          </Link>
        </li>
      ))}
      {office && <li>{t("officeNow", { office: office.name })}</li>}
      {otherOffices.map(({ id, name }) => (
        <li key={id}>
          <Link to={to({ office: id })} preventScrollReset className="link">
            {t("switchOffice", { office: name })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The free times by day: a native list, which every phone shows large. */
function Times({ booking: { days, zone }, sent }: Props) {
  const { t } = useTranslation("your-booking");
  const refused = sent && !sent.isDone ? sent : undefined;
  return (
    <Field label={t("at")} hint={t("zone", { zone })} error={refused?.fields["at"]} required className="w-full">
      <Select name="at" placeholder={t("choose")} defaultValue="" required>
        {days.map(({ day, times }) => (
          <optgroup key={day} label={day}>
            {times.map(({ at, clock }) => (
              <option key={at} value={at}>
                {day}, {clock}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
}

function NoTimes() {
  const { t } = useTranslation("your-booking");
  return (
    <p>
      {t("none")} <PhoneLink />
    </p>
  );
}

function Folded({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="rounded border border-line bg-surface p-4">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{title}</summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}

/** Returns the values of a form that was refused. */
const typedIn = (sent: SentForm | undefined, intent: string) =>
  sent?.intent === intent && !sent.isDone ? sent.values : {};
