import { RotateCcw } from "lucide-react";
import { firstClaims, withFirstClaims } from "../../../../../content/agency-claims.ts";
import { changesBetween } from "../../../../../domain/operations/settings/changes.ts";
import {
  CLAIM_PAGES,
  CLAIM_PLACEHOLDERS,
  claimsOf,
  isMade,
  type Claim,
  type ClaimId,
  type ClaimPage,
  type StoredClaims,
} from "../../../../../domain/operations/settings/claims.ts";
import { LANGUAGES, type Localized } from "../../../../../domain/platform/language.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";
import { Textarea } from "../../../../ui/textarea.tsx";
import { pathTo, propertiesOf, useEditing, type EditorProps } from "../editing.ts";

/** The claims about the agency, by page, each with its texts in both languages and its confirmation. */
export function ClaimsEditor({ value, path, onChange }: EditorProps<StoredClaims>) {
  const { t } = useTranslation("settings");
  const claims = withFirstClaims(value);
  const of = propertiesOf<Record<ClaimId, Claim>>({ value: claims, path, onChange });
  return (
    <>
      <p className="text-sm text-ink-soft">
        {t("claims.placeholders", { list: CLAIM_PLACEHOLDERS.map((name) => `{${name}}`).join(", ") })}
      </p>
      {CLAIM_PAGES.map((page) => (
        <section key={page} aria-labelledby={`claims-${page}`} className="grid grid-cols-1 gap-4">
          <PageHeading page={page} claims={claims} />
          {claimsOf(page).map((id) => (
            <ClaimFields key={id} id={id} {...of(id)} />
          ))}
        </section>
      ))}
    </>
  );
}

/** The name of a page, with the number of its claims that nobody has confirmed. */
function PageHeading({ page, claims }: { page: ClaimPage; claims: Record<ClaimId, Claim> }) {
  const { t } = useTranslation("settings");
  const open = claimsOf(page).filter((id) => isMade(claims[id]) && !claims[id].isConfirmed).length;
  return (
    <h3 id={`claims-${page}`} className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
      {t(`claims.pages.${page}`)}
      {open > 0 && <Badge tone="accent">{t("claims.unconfirmed", { count: open })}</Badge>}
    </h3>
  );
}

function ClaimFields({ id, value, path, onChange }: EditorProps<Claim> & { id: ClaimId }) {
  const { t } = useTranslation("settings");
  const of = propertiesOf({ value, path, onChange });
  const name = t(`claims.names.${id}`);
  const isFirst = changesBetween(firstClaims[id], { ...value, isConfirmed: false }).length === 0;
  return (
    <fieldset className="grid grid-cols-1 gap-4 rounded border border-line p-4">
      <legend className="px-1 font-semibold">{name}</legend>
      {value.title && <Titles {...of("title")} value={value.title} />}
      <Texts {...of("text")} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Checkbox
          label={t("claims.confirmed")}
          aria-label={t("claims.confirmedOf", { name })}
          checked={value.isConfirmed}
          onChange={(event) => onChange({ ...value, isConfirmed: event.target.checked })}
        />
        {!isFirst && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={t("claims.resetOf", { name })}
            onClick={() => onChange(firstClaims[id])}
          >
            <RotateCcw aria-hidden="true" />
            {t("claims.reset")}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function Titles({ value, path, onChange }: EditorProps<Localized>) {
  const { t } = useTranslation("settings");
  const { errorOf } = useEditing();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {LANGUAGES.map((language) => (
        <Field key={language} label={t(`claims.title.${language}`)} error={errorOf(pathTo(path, language))}>
          <Input
            lang={language}
            autoComplete="off"
            value={value[language]}
            onChange={(event) => onChange({ ...value, [language]: event.target.value })}
          />
        </Field>
      ))}
    </div>
  );
}

function Texts({ value, path, onChange }: EditorProps<Localized>) {
  const { t } = useTranslation("settings");
  const { errorOf } = useEditing();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {LANGUAGES.map((language) => (
        <Field key={language} label={t(`claims.text.${language}`)} error={errorOf(pathTo(path, language))}>
          <Textarea
            lang={language}
            rows={3}
            value={value[language]}
            onChange={(event) => onChange({ ...value, [language]: event.target.value })}
          />
        </Field>
      ))}
    </div>
  );
}
