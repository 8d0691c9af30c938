import { ArrowRight } from "lucide-react";
import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import type { InsuranceType } from "../../../domain/lead-options.ts";
import { MAX } from "../../../domain/limits.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { useLocalPath } from "../../lib/local-link.tsx";
import { Button } from "../../ui/button.tsx";
import { ZipField } from "../leads/zip-field.tsx";
import { TypeChoice } from "./type-choice.tsx";

type QuoteStartProps = {
  type: InsuranceType;
  button: string;
  /** Let the visitor choose the type in the box, where the page around it does not. */
  hasTypeChoice?: boolean;
};

/** The hero variant of the short quote form: it calls nothing and goes on to the quote page, the ZIP filled in. */
export function QuoteStart({ type, button, hasTypeChoice = false }: QuoteStartProps) {
  const { t } = useTranslation("short-quote");
  const navigate = useNavigate();
  const quotePath = useLocalPath()("/quote");
  const [isZipCut, setZipCut] = useState(false);

  function start(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const answers = new URLSearchParams(new FormData(form) as never);
    const zip = answers.get("zip");
    if (!zip) answers.delete("zip");
    else if (zip.length < MAX.zip) {
      setZipCut(true);
      form.querySelector<HTMLInputElement>("[name=zip]")?.focus();
      return;
    }
    void navigate(`${quotePath}?${answers.toString()}`);
  }

  return (
    <form
      method="get"
      action={quotePath}
      noValidate
      className="grid gap-4"
      onInput={() => setZipCut(false)}
      onSubmit={start}
    >
      {hasTypeChoice ? <TypeChoice current={type} /> : <input type="hidden" name="type" value={type} />}
      <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <ZipField name="zip" label={t("fields.zipCode")} error={isZipCut && t("validation:shortZip")} />
        {/* As far down as the label of the field beside it is high, also while an error stands under that field. */}
        <Button type="submit" variant="accent" className="sm:mt-[1.78rem] sm:self-start">
          {button}
          <ArrowRight aria-hidden="true" />
        </Button>
      </div>
    </form>
  );
}
