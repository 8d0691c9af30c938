import { SPOKEN_LANGUAGES } from "../../../../domain/content/spoken-languages.ts";
import type { TeamEntry } from "../../../../domain/content/team.ts";
import { api } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field, FieldError } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { toast } from "../../../ui/toast-store.ts";

const loadRules = async () => (await import("../../../../domain/content/team.ts")).teamEntryChange;

const TONES = { off: "neutral", waiting: "accent", shown: "success" } as const;

function entryStatus(entry: TeamEntry | null) {
  if (!entry?.isAgreed) return "off";
  return entry.isConfirmed ? "shown" : "waiting";
}

const valuesOf = (entry: TeamEntry | null) => ({
  isAgreed: entry?.isAgreed ?? false,
  languages: entry?.languages ?? [],
  licenseNumber: entry?.licenseNumber ?? "",
});

type TeamFormProps = { entry: TeamEntry | null; onSaved: (entry: TeamEntry) => void };

/** The form for the team entry: consent, languages and license, which visitors see besides the name. */
export function TeamForm({ entry, onSaved }: TeamFormProps) {
  const { t } = useTranslation("profile");
  const form = useApiForm(loadRules, valuesOf(entry));
  const standing = entryStatus(entry);
  const submit = form.submit(
    async (body) => {
      const { entry: saved } = await api("PUT /api/user/team-entry", { body });
      form.reset(valuesOf(saved));
      onSaved(saved);
      toast({ title: t("team.saved") });
    },
    (error) => showErrorToast(t("failed"), error, t("team.failedText")),
  );
  const languagesError = form.errorOf("languages");
  return (
    <form noValidate method="post" className="grid gap-4" onSubmit={submit}>
      <p role="status">
        <Badge tone={TONES[standing]}>{t(`team.standing.${standing}`)}</Badge>
      </p>
      <Checkbox label={t("team.agree")} {...form.register("isAgreed")} />
      <fieldset aria-describedby={languagesError && "team-languages-error"}>
        <legend className="text-sm font-semibold">{t("team.languages")}</legend>
        <div className="grid grid-cols-2 sm:grid-cols-3">
          {SPOKEN_LANGUAGES.map((language) => (
            <Checkbox
              key={language}
              label={<span className="first-letter:uppercase inline-block">{t(`team:spoken.${language}`)}</span>}
              value={language}
              {...form.register("languages")}
            />
          ))}
        </div>
        <FieldError id="team-languages-error">{languagesError}</FieldError>
      </fieldset>
      <Field
        label={t("team.licenseNumber")}
        hint={t("team.licenseNumberHint")}
        error={form.errorOf("licenseNumber")}
        className="max-w-md"
      >
        <Input autoComplete="off" maxLength={20} {...form.register("licenseNumber")} />
      </Field>
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {t("team.save")}
      </Button>
    </form>
  );
}
