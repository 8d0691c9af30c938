import { useQuery } from "@tanstack/react-query";
import type { Palette } from "../../../../../domain/operations/looks/palette.ts";
import { recolourDrawing } from "../../../../../domain/operations/looks/recolour.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";

const SCENE = "/art/hill-country-bluebonnets.svg";

/** A drawn scene in the colours of the palette, before it is saved. */
export function ScenePreview({ palette }: { palette: Palette }) {
  const { t } = useTranslation("settings");
  const drawing = useQuery({
    queryKey: ["scene", SCENE],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const response = await fetch(SCENE);
      if (!response.ok) throw new Error("the scene could not be loaded");
      return response.text();
    },
  });
  if (!drawing.data) return null;
  const painted = recolourDrawing(drawing.data, palette);
  return (
    <figure className="grid gap-1">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(painted)}`}
        alt=""
        width={1200}
        height={800}
        className="max-h-56 w-full rounded object-cover object-bottom"
      />
      <figcaption className="text-sm text-ink-soft">{t("looks.preview.scene")}</figcaption>
    </figure>
  );
}
