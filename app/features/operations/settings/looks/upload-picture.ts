import type { Logo } from "../../../../../domain/operations/looks/addresses.ts";
import type { Crop, Hero } from "../../../../../domain/operations/looks/hero.ts";
import { ApiError, inPageLanguage, withSession } from "../../../../lib/api.ts";

/** Uploads a logo. The server cleans it and makes its icons; the settings put it in force when they are saved. */
export const uploadLogo = (file: File) => upload<Logo>("/api/brand-files/logo", file);

/** Uploads a picture for the home page. The server cuts the part out and makes all sizes of it. */
export function uploadHero(file: File, { left, top, width }: Crop) {
  const query = new URLSearchParams({ left: String(left), top: String(top), width: String(width) });
  return upload<Omit<Hero, "alt">>(`/api/brand-files/hero?${query}`, file);
}

function upload<Answer>(address: string, file: File): Promise<Answer> {
  return withSession(async () => {
    const body = new FormData();
    body.append("file", file);
    const headers = { accept: "application/json" };
    const response = await fetch(inPageLanguage(address), { method: "POST", headers, body });
    if (!response.ok) throw new ApiError(response.status, await response.text());
    return response.json();
  });
}
