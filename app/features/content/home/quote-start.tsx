import { defaultLine } from "../../../../domain/work/lines.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field, FieldNote } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { useQuoteStart } from "../../work/leads/use-quote-start.ts";
import { useZip } from "../../work/leads/use-zip.tsx";

const NOTE_ID = "start-zip-note";

/** The quote form of the hero: it opens the quote page and makes no API call. */
export function QuoteStart() {
  const { t } = useTranslation("home");
  const { lines } = useAgency();
  const { isZipCut, form } = useQuoteStart();
  const { note, onInput } = useZip();
  return (
    <form
      {...form}
      aria-labelledby="start-title"
      className="grid w-full gap-4 rounded border border-line bg-surface p-5 shadow-float sm:p-6"
    >
      <h2 id="start-title" className="text-xl">
        {t("start.title")}
      </h2>
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-[1fr_1fr_auto]">
        <Field label={t("start.type")} id="start-type">
          <Select name="type" defaultValue={defaultLine(lines)}>
            {lines.map((type) => (
              <option key={type} value={type}>
                {t(`common:products.${type}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t("start.zip")} id="start-zip" error={isZipCut && t("start.digits")}>
          <Input
            name="zip"
            inputMode="numeric"
            autoComplete="postal-code"
            placeholder={t("start.optional")}
            aria-describedby={note ? NOTE_ID : undefined}
            onInput={onInput}
          />
        </Field>
        {/* The margin equals the height of the field's label, so the button stays aligned even when the field has an
            error. */}
        <Button
          type="submit"
          variant="accent"
          className="max-sm:order-1 max-sm:col-span-2 max-sm:min-h-13 max-sm:text-lg sm:mt-[1.78rem]"
        >
          {t("start.button")}
        </Button>
        {/* The whole width: beside the other field there is no room for a sentence. */}
        <FieldNote id={NOTE_ID} className="col-span-full">
          {note}
        </FieldNote>
      </div>
      <p className="text-sm text-ink-soft">{t("start.promise")}</p>
    </form>
  );
}
