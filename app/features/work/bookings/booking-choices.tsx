import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { officeName } from "../../../../domain/operations/settings/offices.ts";
import { LANGUAGES } from "../../../../domain/platform/language.ts";
import type { BookingProfile } from "../../../../domain/work/booking-options.ts";
import { useAgency } from "../../../lib/agency.ts";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";

const OWN_PROFILE = ["booking-profile"];

/** The choices of an agent about appointments: whether customers can book them, in which languages and offices. */
export function BookingChoices() {
  const { t } = useTranslation("bookings");
  const query = useQuery({ queryKey: OWN_PROFILE, queryFn: () => api("GET /api/user/booking-profile"), gcTime: 0 });
  return (
    <>
      <p className="max-w-prose text-ink-soft">{t("profile.intro")}</p>
      <QueryStates query={query} error={t("profile.error")} lines={4}>
        {(profile) => <ChoicesForm stored={profile} />}
      </QueryStates>
    </>
  );
}

function ChoicesForm({ stored }: { stored: BookingProfile }) {
  const { t } = useTranslation("bookings");
  const agency = useAgency();
  const [profile, setProfile] = useState(stored);
  const { isBookable, languages } = profile;
  const all = agency.locations.map(({ id }) => id);
  const locations = profile.locations ?? all;
  const save = useChange({
    request: () => ({ to: "PUT /api/user/booking-profile", body: profile }),
    success: t("profile.saved"),
    failure: t("profile.failed"),
    renews: [OWN_PROFILE],
  });
  // All offices are stored as such: an office that is opened later is one of them.
  const choose = (chosen: string[]) =>
    setProfile({ ...profile, locations: all.every((id) => chosen.includes(id)) ? null : chosen });
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Checkbox
        label={t("profile.isBookable")}
        checked={isBookable}
        onChange={() => setProfile({ ...profile, isBookable: !isBookable })}
      />
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold">{t("profile.languages")}</legend>
        {LANGUAGES.map((language) => (
          <Checkbox
            key={language}
            label={t(`languages.${language}`)}
            checked={languages.includes(language)}
            onChange={() => setProfile({ ...profile, languages: toggled(languages, language) })}
          />
        ))}
      </fieldset>
      {all.length > 1 && (
        <fieldset className="min-w-0">
          <legend className="text-sm font-semibold">{t("profile.offices")}</legend>
          {agency.locations.map((office) => (
            <Checkbox
              key={office.id}
              label={officeName(agency, office)}
              checked={locations.includes(office.id)}
              onChange={() => choose(toggled(locations, office.id))}
            />
          ))}
        </fieldset>
      )}
      <Button
        type="submit"
        busy={save.isPending}
        disabled={languages.length === 0 || locations.length === 0}
        className="justify-self-start"
      >
        {t("profile.save")}
      </Button>
    </form>
  );
}

/** Adds a value to a list, or removes it. */
function toggled<Value>(list: readonly Value[], value: Value): Value[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
}
