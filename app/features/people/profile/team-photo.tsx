import { Trash2 } from "lucide-react";
import { useState } from "react";
import { PHOTO_TYPES } from "../../../../domain/content/photographs.ts";
import type { TeamEntry } from "../../../../domain/content/team.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { usePhoto } from "./use-photo.ts";

type TeamPhotoProps = { photo: string | null; onSaved: (entry: TeamEntry) => void };

/** The photograph of the user's own team entry: the present one, and a field that replaces it after a preview. */
export function TeamPhoto({ photo, onSaved }: TeamPhotoProps) {
  const { t } = useTranslation("profile");
  /** Changes with each success. It is the key of the file field, which is empty then. */
  const [round, setRound] = useState(0);
  const { square, error, isBusy, choose, save, remove } = usePhoto((entry) => {
    setRound(round + 1);
    onSaved(entry);
  });
  return (
    <section aria-labelledby="team-photo" className="grid gap-4 border-t border-line pt-5">
      <h3 id="team-photo" className="text-lg">
        {t("team.photo.title")}
      </h3>
      <p className="max-w-prose text-ink-soft">{t("team.photo.text")}</p>
      {photo && (
        <div className="flex flex-wrap items-center gap-4">
          <img src={photo} width={112} height={112} alt={t("team.photo.present")} className="size-28 rounded-full" />
          <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => void remove()}>
            <Trash2 aria-hidden="true" />
            {t("team.photo.remove")}
          </Button>
        </div>
      )}
      <Field label={t("team.photo.label")} hint={t("team.photo.hint")} error={error} className="max-w-md">
        <Input
          key={round}
          type="file"
          accept={PHOTO_TYPES.join(",")}
          disabled={isBusy}
          className="cursor-pointer file:me-3 file:cursor-pointer file:rounded file:bg-indigo-soft file:px-3 file:py-1 file:font-semibold file:text-indigo"
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      </Field>
      {square && (
        <div className="flex flex-wrap items-center gap-4" role="status">
          <img
            src={square.toDataURL()}
            width={112}
            height={112}
            alt={t("team.photo.preview")}
            className="size-28 rounded-full"
          />
          <Button busy={isBusy} onClick={() => void save()}>
            {t("team.photo.save")}
          </Button>
        </div>
      )}
    </section>
  );
}
