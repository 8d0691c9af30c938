import { Siren } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ClaimContact } from "../../../server/content/shelves/present.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { useOffice } from "../../lib/use-office.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { ChosenInsurer } from "./chosen-insurer.tsx";

/** For who has another company, or does not know which. */
const OTHER = "other";

type InsurerChoiceProps = {
  contacts: ClaimContact[];
  /** The name of the choice in a form of its own; within another form it is no field of that form. */
  name?: string;
  /** What was chosen without script. */
  chosen?: string;
  /** Whether the way to the company is the most important thing on the screen as long as the office is closed. */
  isMain?: boolean;
};

/** “Who is your insurer?”, with 911 beside it, and below it how to report to the company that is chosen. */
export function InsurerChoice({ contacts, name, chosen = "", isMain = false }: InsurerChoiceProps) {
  const { t } = useTranslation("claim-lines");
  const select = useRef<HTMLSelectElement>(null);
  const [id, setId] = useState(chosen);
  const office = useOffice();
  const contact = contacts.find((each) => String(each.id) === id);

  // Chosen before the page could react, or brought back by the browser with the page.
  useEffect(() => setId(select.current?.value ?? ""), []);

  return (
    // Within another form, what is chosen here is no edit of that form.
    <div className="grid w-full max-w-xl gap-3" onInput={(event) => event.stopPropagation()}>
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        {contacts.length > 0 && (
          <Field label={t("who")}>
            <Select
              ref={select}
              name={name}
              placeholder={t("choose")}
              defaultValue={chosen}
              onChange={(event) => setId(event.target.value)}
            >
              {contacts.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
              <option value={OTHER}>{t("other")}</option>
            </Select>
          </Field>
        )}
        <ButtonLink href="tel:911" variant="secondary" className="border-brick! text-brick!">
          <Siren aria-hidden="true" />
          {t("emergency")}
        </ButtonLink>
      </div>
      <div role="status" className="empty:hidden">
        {contact && <ChosenInsurer contact={contact} isGolden={isMain && !office?.isOpen} />}
        {(id === OTHER || contacts.length === 0) && <p className="text-lg">{t("onCard")}</p>}
      </div>
    </div>
  );
}
