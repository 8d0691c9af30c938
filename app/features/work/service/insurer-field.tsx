import { Siren } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ClaimContact } from "../../../../server/content/shelves/present.ts";
import { ChosenInsurer } from "../../../layout/insurer/chosen-insurer.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";

type InsurerFieldProps = {
  contacts: ClaimContact[];
  chosen: string | string[] | undefined;
  error: string | undefined;
};

/**
 * The first question of a claim, “Who is your insurer?”, with 911 beside it and, once answered, how to report to that
 * insurer. The form sends the insurer's name; nothing for another one.
 */
export function InsurerField({ contacts, chosen = "", error }: InsurerFieldProps) {
  const { t } = useTranslation("claim-lines");
  const { t: page } = useTranslation("service-pages");
  const select = useRef<HTMLSelectElement>(null);
  const [place, setPlace] = useState(0);
  // Reads a choice made before hydration, restored by the browser, or sent without JavaScript.
  useEffect(() => setPlace(select.current?.selectedIndex ?? 0), []);
  // The first entry asks to choose one, the last stands for any other insurer.
  const contact = contacts[place - 1];
  const isOther = place > contacts.length;
  return (
    <div className="grid gap-3 sm:col-span-2">
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <Field label={t("who")} error={error}>
          <Select
            ref={select}
            name="carrier"
            placeholder={t("choose")}
            defaultValue={chosen}
            onChange={(event) => setPlace(event.target.selectedIndex)}
          >
            {contacts.map(({ id, name }) => (
              <option key={id} value={name}>
                {name}
              </option>
            ))}
            <option value="">{t("other")}</option>
          </Select>
        </Field>
        <ButtonLink href="tel:911" variant="secondary" className="border-brick! text-brick!">
          <Siren aria-hidden="true" />
          {t("emergency")}
        </ButtonLink>
      </div>
      <div role="status" className="empty:hidden">
        {contact && <ChosenInsurer contact={contact} isGolden={false} />}
        {isOther && <p className="text-lg">{t("onCard")}</p>}
      </div>
      <p className="hidden noscript:block">
        <LocalLink to="/claims-process" className="link inline-flex min-h-11 items-center font-semibold">
          {page("claimLines")}
        </LocalLink>
      </p>
    </div>
  );
}
