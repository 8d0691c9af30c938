import type { FastifyInstance } from "fastify";
import { iconAddress, logoAddress, type Logo } from "../../domain/operations/looks/addresses.ts";
import type { Deps } from "../platform/deps.ts";

/** The drawn icons of `public/`, and what replaces each once the agency has a logo of its own. */
const ICONS: Record<string, (logo: Logo) => string> = {
  "favicon.ico": (logo) => iconAddress(logo, 48),
  "favicon.svg": (logo) => (logo.kind === "svg" ? logoAddress(logo) : iconAddress(logo, 192)),
  "apple-touch-icon.png": (logo) => iconAddress(logo, 180),
  "icon-192.png": (logo) => iconAddress(logo, 192),
  "icon-512.png": (logo) => iconAddress(logo, 512),
};
export const ICON_FILES = Object.keys(ICONS);

/**
 * Serves the icons under the addresses that browsers ask for by themselves. Pages name the addresses of the agency's
 * own logo, which never change. Needs the plugin for files.
 */
export function iconRoutes(app: FastifyInstance, { settings }: Pick<Deps, "settings">): void {
  for (const [name, addressOf] of Object.entries(ICONS)) {
    app.get(`/${name}`, (_request, reply) => {
      const { logo } = settings.agency().looks;
      if (!logo) return reply.sendFile(name);
      return reply.header("cache-control", "no-cache").redirect(addressOf(logo));
    });
  }
}
