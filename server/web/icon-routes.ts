import type { FastifyInstance } from "fastify";
import type { IconSize } from "../../domain/operations/looks/addresses.ts";
import { drawnIcon, iconOf, type Looks } from "../../domain/operations/looks/page-looks.ts";
import type { Deps } from "../platform/deps.ts";

const sized = (size: IconSize) => (looks: Looks) => iconOf(looks, size);

/** The drawn icons of `public/`, and what replaces each once the agency has a logo or a palette of its own. */
const ICONS: Record<string, (looks: Looks) => string> = {
  "favicon.ico": sized(48),
  "favicon.svg": (looks) => drawnIcon(looks) ?? iconOf(looks, 192),
  "apple-touch-icon.png": sized(180),
  "icon-192.png": sized(192),
  "icon-512.png": sized(512),
};
export const ICON_FILES = Object.keys(ICONS);

/**
 * Serves the icons under the addresses that browsers ask for by themselves. Pages name the addresses of the agency's
 * own icons, which never change. Needs the plugin for files.
 */
export function iconRoutes(app: FastifyInstance, { settings }: Pick<Deps, "settings">): void {
  for (const [name, addressOf] of Object.entries(ICONS)) {
    app.get(`/${name}`, (_request, reply) => {
      const address = addressOf(settings.agency().looks);
      if (address === `/${name}`) return reply.sendFile(name);
      return reply.header("cache-control", "no-cache").redirect(address);
    });
  }
}
