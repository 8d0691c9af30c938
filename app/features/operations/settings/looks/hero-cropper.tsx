import { useId, useLayoutEffect, useRef, useState } from "react";
import { HERO_RATIO, MIN_HERO_WIDTH, widestCrop, type Crop } from "../../../../../domain/operations/looks/hero.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { Button } from "../../../../ui/button.tsx";
import type { HeroFile } from "./use-hero-file.ts";

const SHOWN = { width: 720, height: 720 / HERO_RATIO };

type HeroCropperProps = {
  chosen: HeroFile;
  isBusy: boolean;
  onUse: (crop: Crop) => void;
  onCancel: () => void;
};

/** Chooses the part of a picture that the home page shows: by sliders, so that keys do as well as a pointer. */
export function HeroCropper({ chosen: { picture }, isBusy, onUse, onCancel }: HeroCropperProps) {
  const { t } = useTranslation("settings");
  /** Position of the crop within the picture, and its zoom, each from 0 to 100. */
  const [place, setPlace] = useState({ across: 50, down: 50, near: 0 });
  const crop = cropAt(picture, place);
  const set = (name: keyof typeof place) => (value: number) => setPlace({ ...place, [name]: value });
  return (
    <div role="group" aria-label={t("looks.hero.crop")} className="grid max-w-xl gap-4">
      <CroppedCanvas picture={picture} crop={crop} label={t("looks.hero.cropped")} />
      <Slider label={t("looks.hero.across")} value={place.across} onChange={set("across")} />
      <Slider label={t("looks.hero.down")} value={place.down} onChange={set("down")} />
      <Slider label={t("looks.hero.near")} value={place.near} onChange={set("near")} />
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={() => onUse(crop)}>
          {t("looks.hero.use")}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={onCancel}>
          {t("looks.hero.cancel")}
        </Button>
      </div>
    </div>
  );
}

type Place = { across: number; down: number; near: number };

/** Returns the part of the picture: from the widest one to the narrowest that still has pixels enough. */
function cropAt({ width, height }: ImageBitmap, { across, down, near }: Place): Crop {
  const widest = widestCrop(width, height);
  const narrowest = Math.min(widest, MIN_HERO_WIDTH / width);
  const part = widest - ((widest - narrowest) * near) / 100;
  const partHeight = Math.min(1, (part * width) / HERO_RATIO / height);
  return { left: ((1 - part) * across) / 100, top: ((1 - partHeight) * down) / 100, width: part };
}

type CroppedCanvasProps = { picture: ImageBitmap; crop: Crop; label: string };

function CroppedCanvas({ picture, crop, label }: CroppedCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const [left, top, width] = [crop.left * picture.width, crop.top * picture.height, crop.width * picture.width];
    const pen = canvas.current?.getContext("2d");
    pen?.drawImage(picture, left, top, width, width / HERO_RATIO, 0, 0, SHOWN.width, SHOWN.height);
  }, [picture, crop.left, crop.top, crop.width]);
  return <canvas ref={canvas} role="img" aria-label={label} {...SHOWN} className="h-auto w-full rounded" />;
}

type SliderProps = { label: string; value: number; onChange: (value: number) => void };

function Slider({ label, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        className="min-h-11 w-full cursor-pointer accent-indigo"
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
