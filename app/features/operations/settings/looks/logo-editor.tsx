import { Trash2 } from "lucide-react";
import { useState } from "react";
import { iconAddress, logoAddress, type Logo } from "../../../../../domain/operations/looks/addresses.ts";
import { BODY_LIMIT } from "../../../../../domain/platform/limits.ts";
import { ApiError, errorText } from "../../../../lib/api.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { useLatest } from "../../../../lib/use-latest.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";
import { useEditing, type EditorProps } from "../editing.ts";
import { uploadLogo } from "./upload-picture.ts";

/** The agency's own logo: a file to upload, what is made of it, and the way back to the drawn mark. */
export function LogoEditor({ value, path, onChange }: EditorProps<Logo | null>) {
  const { t } = useTranslation("settings");
  const { errorOf } = useEditing();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const change = useLatest(onChange);

  async function send(file: File | undefined): Promise<void> {
    if (!file || isBusy) return;
    if (file.size > BODY_LIMIT.upload) return setError(t("looks.logo.tooLarge"));
    setBusy(true);
    setError(null);
    try {
      const logo = await uploadLogo(file);
      // The latest one: other settings may have been changed during the upload.
      change.current(logo);
    } catch (thrown) {
      const atField = thrown instanceof ApiError ? thrown.fields["file"] : undefined;
      setError(atField ?? errorText(thrown, t("looks.logo.failed")));
    } finally {
      setBusy(false);
    }
  }

  return (
    <fieldset className="grid grid-cols-1 gap-4 rounded border border-line p-4">
      <legend className="px-1 font-semibold">{t("fields.logo")}</legend>
      <LogoPreview logo={value} />
      <Field
        label={t("looks.logo.file")}
        hint={t("looks.logo.hint")}
        error={error ?? errorOf(path)}
        note={isBusy && t("looks.logo.busy")}
      >
        <Input
          type="file"
          accept="image/svg+xml,image/png,image/jpeg,image/webp"
          disabled={isBusy}
          className="cursor-pointer file:me-3 file:cursor-pointer file:rounded file:bg-indigo-soft file:px-3 file:py-1 file:font-semibold file:text-indigo"
          onChange={(event) => void send(event.target.files?.[0])}
        />
      </Field>
      {value && (
        <div>
          <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => onChange(null)}>
            <Trash2 aria-hidden="true" />
            {t("looks.logo.remove")}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** The logo as the header shows it, and as an icon. */
function LogoPreview({ logo }: { logo: Logo | null }) {
  const { t } = useTranslation("settings");
  const shown = logo
    ? { src: logoAddress(logo), width: Math.round((40 * logo.width) / logo.height), icon: iconAddress(logo, 192) }
    : { src: "/art/bluebonnet-mark.svg", width: 40, icon: "/icon-192.png" };
  return (
    <div className="flex flex-wrap items-center gap-6" aria-live="polite">
      <figure className="grid gap-1">
        <img
          src={shown.src}
          alt={logo ? t("looks.logo.own") : t("looks.logo.drawn")}
          width={shown.width}
          height={40}
          className="h-10 max-w-full object-contain object-left"
        />
        <figcaption className="text-sm text-ink-soft">{t("looks.logo.inHeader")}</figcaption>
      </figure>
      <figure className="grid gap-1">
        <img src={shown.icon} alt="" width={48} height={48} className="rounded border border-line" />
        <figcaption className="text-sm text-ink-soft">{t("looks.logo.asIcon")}</figcaption>
      </figure>
    </div>
  );
}
