import { useState } from "react";
import {
  MAX_HERO_PIXELS,
  MIN_HERO_WIDTH,
  widestCrop,
  type Crop,
  type Hero,
} from "../../../../../domain/operations/looks/hero.ts";
import { BODY_LIMIT } from "../../../../../domain/platform/limits.ts";
import { ApiError, errorText } from "../../../../lib/api.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { useLatest } from "../../../../lib/use-latest.ts";
import { uploadHero } from "./upload-picture.ts";

/** A chosen file, decoded for the preview: the browser turns it as its camera was held. */
export type HeroFile = { file: File; picture: ImageBitmap };

/** The choosing and sending of a picture for the home page. */
export function useHeroFile(onStored: (stored: Omit<Hero, "alt">) => void) {
  const { t } = useTranslation("settings");
  const [chosen, setChosen] = useState<HeroFile | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const store = useLatest(onStored);

  async function choose(file: File | undefined): Promise<void> {
    setChosen(null);
    setError(null);
    if (!file) return;
    if (file.size > BODY_LIMIT.upload) return setError(t("looks.logo.tooLarge"));
    const picture = await createImageBitmap(file).catch(() => null);
    if (!picture) return setError(t("looks.hero.unreadable"));
    const { width, height } = picture;
    if (width * height > MAX_HERO_PIXELS) return setError(t("looks.hero.tooManyPixels"));
    if (width * widestCrop(width, height) < MIN_HERO_WIDTH) return setError(t("looks.hero.tooSmall"));
    setChosen({ file, picture });
  }

  async function send(crop: Crop): Promise<void> {
    if (!chosen || isBusy) return;
    setBusy(true);
    setError(null);
    try {
      const stored = await uploadHero(chosen.file, crop);
      // The latest one: other settings may have been changed during the upload.
      store.current(stored);
      setChosen(null);
    } catch (thrown) {
      const atField = thrown instanceof ApiError ? thrown.fields["file"] : undefined;
      setError(atField ?? errorText(thrown, t("looks.hero.failed")));
    } finally {
      setBusy(false);
    }
  }

  return { chosen, error, isBusy, choose, send, cancel: () => setChosen(null) };
}
