import type { Logo } from "../../../../../domain/operations/looks/addresses.ts";
import { ApiError, inPageLanguage, withSession } from "../../../../lib/api.ts";

/** Uploads a logo. The server cleans it and makes its icons; the settings put it in force when they are saved. */
export function uploadLogo(file: File): Promise<Logo> {
  return withSession(async () => {
    const body = new FormData();
    body.append("file", file);
    const headers = { accept: "application/json" };
    const response = await fetch(inPageLanguage("/api/brand-files/logo"), { method: "POST", headers, body });
    if (!response.ok) throw new ApiError(response.status, await response.text());
    return response.json();
  });
}
