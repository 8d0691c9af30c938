import { ArrowRight } from "lucide-react";
import type { InsuranceType } from "../../../../domain/work/lead-options.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { useQuoteStart } from "../leads/use-quote-start.ts";
import { ZipField } from "../leads/zip-field.tsx";
import { TypeChoice } from "./type-choice.tsx";

type QuoteStartProps = {
  type: InsuranceType;
  button: string;
  /** Shows the choice of the type, for pages that do not have it themselves. */
  hasTypeChoice?: boolean;
};

/** The hero variant of the short quote form: no API call, it opens the quote page with the ZIP code filled in. */
export function QuoteStart({ type, button, hasTypeChoice = false }: QuoteStartProps) {
  const { t } = useTranslation("short-quote");
  const { isZipCut, form } = useQuoteStart();
  return (
    <form {...form} className="grid gap-4">
      {hasTypeChoice ? <TypeChoice current={type} /> : <input type="hidden" name="type" value={type} />}
      <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <ZipField name="zip" label={t("fields.zipCode")} error={isZipCut && t("validation:shortZip")} />
        {/* The margin equals the height of the field's label, so the button stays aligned even when the field has an
            error. */}
        <Button type="submit" variant="accent" className="sm:mt-[1.78rem] sm:self-start">
          {button}
          <ArrowRight aria-hidden="true" />
        </Button>
      </div>
    </form>
  );
}
