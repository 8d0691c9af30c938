import type { FastifyInstance } from "fastify";
import { AppError } from "../../domain/platform/errors.ts";
import { LANGUAGES, type Language } from "../../domain/platform/language.ts";
import type { Deps } from "../platform/deps.ts";
import { describeFault } from "../platform/describe-fault.ts";
import { cardOf, sharePicture } from "./share-pictures.ts";

type ShareRoute = { Params: { language: Language; "*": string } };

/** Serves the pictures of link previews, by language and page. */
export function shareRoutes(app: FastifyInstance, { settings, content, clock }: Deps, folder: string): void {
  app.get<ShareRoute>("/share/:language/*", async ({ params, log }, reply) => {
    const [, name] = /^(.+)\.png$/.exec(params["*"]) ?? [];
    if (!name || !LANGUAGES.includes(params.language)) throw new AppError("notFound");
    const path = name === "index" ? "/" : `/${name}`;
    const card = cardOf(settings.agency(), content.current(), clock(), params.language, path);
    if (!card) throw new AppError("notFound");
    try {
      const picture = await sharePicture(card, folder);
      return await reply
        .type("image/png")
        .header("cache-control", "public, max-age=604800")
        // Previews are shown on other sites.
        .header("cross-origin-resource-policy", "cross-origin")
        .send(picture);
    } catch (error) {
      log.warn({ err: describeFault(error) }, "a link preview could not be drawn");
      return reply.redirect("/art/og-image.png");
    }
  });
}
