import type { FastifyInstance } from "fastify";
import type { Logo } from "../../domain/operations/looks/addresses.ts";
import { AppError } from "../../domain/platform/errors.ts";
import { LANGUAGES, type Language } from "../../domain/platform/language.ts";
import { findBrandFile } from "../operations/brand/find-brand-file.ts";
import type { Deps } from "../platform/deps.ts";
import { describeFault } from "../platform/describe-fault.ts";
import type { ReadNeeds } from "../platform/files/open-file.ts";
import { cardOf, sharePicture } from "./share-pictures.ts";

type ShareRoute = { Params: { language: Language; "*": string } };

async function findLogo(deps: ReadNeeds, { key, kind }: Logo): Promise<string | undefined> {
  const file = await findBrandFile(deps, key, `logo.${kind}`);
  return file && `data:${file.contentType};base64,${file.content.toString("base64")}`;
}

/** Serves the pictures of link previews, by language and page. */
export function shareRoutes(app: FastifyInstance, deps: Deps, folder: string): void {
  const { settings, content, clock } = deps;
  app.get<ShareRoute>("/share/:language/*", async ({ params, log }, reply) => {
    const [, name] = /^(.+)\.png$/.exec(params["*"]) ?? [];
    if (!name || !LANGUAGES.includes(params.language)) throw new AppError("notFound");
    const path = name === "index" ? "/" : `/${name}`;
    const card = cardOf(settings.agency(), content.current(), clock(), params.language, path);
    if (!card) throw new AppError("notFound");
    try {
      const picture = await sharePicture(card, folder, (logo) => findLogo(deps, logo));
      return await reply
        .type("image/png")
        .header("cache-control", "public, max-age=604800")
        // Previews are shown on other sites.
        .header("cross-origin-resource-policy", "cross-origin")
        .send(picture);
    } catch (error) {
      // A picture that is ready would be that of another agency: a link without one is better.
      log.warn({ err: describeFault(error) }, "a link preview could not be drawn");
      throw new AppError("unavailable");
    }
  });
}
