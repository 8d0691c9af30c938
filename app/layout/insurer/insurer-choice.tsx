import { Siren } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ClaimContact } from "../../../server/content/shelves/present.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { useOffice } from "../../lib/use-office.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { ChosenInsurer } from "./chosen-insurer.tsx";

/** The choice for customers of another insurer, or of an unknown one. */
const OTHER = "other";

type InsurerChoiceProps = {
  contacts: ClaimContact[];
  /** The field name in a form of its own; unset within another form, so that it is no field of that form. */
  name?: string;
  /** The choice that was submitted without JavaScript. */
  chosen?: string;
  /** True when the insurer's contact is the main action while the office is closed. */
  isMain?: boolean;
};

/** The question “Who is your insurer?” with 911 beside it, and below it how to report to the chosen insurer. */
export function InsurerChoice({ contacts, name, chosen = "", isMain = false }: InsurerChoiceProps) {
  const { t } = useTranslation("claim-lines");
  const select = useRef<HTMLSelectElement>(null);
  const [id, setId] = useState(chosen);
  const office = useOffice();
  const contact = contacts.find((each) => String(each.id) === id);

  // Reads a choice made before hydration, or restored by the browser.
  useEffect(() => setId(select.current?.value ?? ""), []);

  return (
    // Within another form, this choice must not count as an edit of that form.
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
