import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { RENAMED_SCENES, sceneFileOf } from "../../domain/content/former-names.ts";
import { ownPalette, paletteKey } from "../../domain/operations/looks/page-looks.ts";
import { DEFAULT_PALETTE, type Palette } from "../../domain/operations/looks/palette.ts";
import { recolourDrawing } from "../../domain/operations/looks/recolour.ts";
import { BRAND_KEY } from "../../domain/operations/settings/looks.ts";
import { AppError } from "../../domain/platform/errors.ts";
import { findBrandFile, type BrandFile } from "../operations/brand/find-brand-file.ts";
import type { Deps } from "../platform/deps.ts";
import { createPictureCache } from "../platform/files/picture-cache.ts";
import { iconSizeOf, MARK_FILE, paintIcon, paintMark } from "./painted-icons.ts";
import { paletteSheet } from "./palette-sheet.ts";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const FOREVER = "public, max-age=31536000, immutable";
/** The CSP of an uploaded picture, should somebody open it by itself: it runs nothing and loads nothing. */
const FILE_POLICY = "sandbox; default-src 'none'";
/** Maximum painted icons in memory: those of a few palettes. */
const MAX_ICONS = 40;
/** Maximum bytes of uploaded files in memory: those of a logo and of a picture of the home page, and of former ones. */
const MAX_FILE_BYTES = 8 * 1024 * 1024;

type Packed = Record<"plain" | "gzip" | "br", Buffer>;

/** Serves the looks of the agency: the style sheet of its palette, the drawings in its colours, and its own pictures. */
export function brandRoutes(app: FastifyInstance, deps: Deps, folder: string): void {
  const config = { neverShed: true, countedAs: "(file)" };
  const painted = keepPainted(folder);

  let inForce = { palette: DEFAULT_PALETTE, key: paletteKey(DEFAULT_PALETTE) };
  function paletteInForce(): { palette: Palette; key: string } {
    const palette = ownPalette(deps.settings.agency().looks) ?? DEFAULT_PALETTE;
    if (palette !== inForce.palette) inForce = { palette, key: paletteKey(palette) };
    return inForce;
  }

  async function send(request: FastifyRequest, reply: FastifyReply, asked: string, name: string, type: string) {
    const { palette, key } = paletteInForce();
    const packed = await painted(key, palette, name);
    if (!packed) throw new AppError("notFound");
    // A page of a moment ago still asks for the former palette. It gets today's, and no browser keeps that.
    void reply.type(type).header("cache-control", asked === key ? FOREVER : "no-store");
    return sendPacked(request, reply, packed);
  }

  app.get<{ Params: { key: string } }>("/brand/:key/palette.css", { config }, (request, reply) =>
    send(request, reply, request.params.key, SHEET, "text/css; charset=utf-8"),
  );

  app.get<{ Params: { key: string; name: string } }>("/brand/:key/art/:name", { config }, (request, reply) =>
    send(request, reply, request.params.key, request.params.name, "image/svg+xml"),
  );

  const icons = new Map<string, Promise<Buffer>>();
  app.get<{ Params: { key: string; name: string } }>("/brand/:key/icons/:name", { config }, async (request, reply) => {
    const { key: asked, name } = request.params;
    if (name === MARK_FILE) return send(request, reply, asked, MARK_FILE, "image/svg+xml");
    const { palette, key } = paletteInForce();
    const size = iconSizeOf(name);
    if (!size) throw new AppError("notFound");
    const icon = icons.get(`${key} ${size}`) ?? paintIcon(folder, palette, size);
    keep(icons, `${key} ${size}`, icon, MAX_ICONS);
    icon.catch(() => icons.delete(`${key} ${size}`));
    return reply
      .type("image/png")
      .header("cache-control", asked === key ? FOREVER : "no-store")
      .send(await icon);
  });

  for (const [former, name] of RENAMED_SCENES) {
    app.get(`/art/${former}`, { config }, (_request, reply) => reply.redirect(`/art/${name}`, 301));
  }

  const cached = createPictureCache<BrandFile>(MAX_FILE_BYTES);
  app.get<{ Params: { key: string; name: string } }>("/brand-files/:key/:name", { config }, async (request, reply) => {
    const { key, name } = request.params;
    if (!BRAND_KEY.test(key)) throw new AppError("notFound");
    const file = await cached(`${key}/${name}`, () => findBrandFile(deps, key, name));
    if (!file) throw new AppError("notFound");
    return reply
      .type(file.contentType)
      .header("cache-control", FOREVER)
      .header("content-security-policy", FILE_POLICY)
      .header("x-content-type-options", "nosniff")
      .send(file.content);
  });
}

const SHEET = "palette.css";
const DRAWING = /^[\w-]+\.svg$/;
/** Maximum painted files in memory: the style sheet and all drawings of one palette, and some of the former one. */
const MAX_PAINTED = 60;

/** Returns a function that paints a file in the colours of a palette, once, and gives undefined where there is none. */
function keepPainted(folder: string) {
  const made = new Map<string, Promise<Packed | undefined>>();
  return (key: string, palette: Palette, name: string): Promise<Packed | undefined> => {
    const id = `${key} ${name}`;
    const known = made.get(id);
    if (known) return known;
    const painting = paint(folder, palette, name);
    if (name !== SHEET && !DRAWING.test(name)) return painting;
    keep(made, id, painting, MAX_PAINTED);
    // What could not be read may be there the next time.
    void painting.then((packed) => packed ?? made.delete(id)).catch(() => made.delete(id));
    return painting;
  };
}

async function paint(folder: string, palette: Palette, name: string): Promise<Packed | undefined> {
  if (name === SHEET) return pack(paletteSheet(palette));
  if (name === MARK_FILE) return pack(await paintMark(folder, palette));
  if (!DRAWING.test(name)) return undefined;
  const svg = await readFile(join(folder, "art", sceneFileOf(name)), "utf8").catch(() => undefined);
  return svg === undefined ? undefined : pack(recolourDrawing(svg, palette));
}

async function pack(text: string): Promise<Packed> {
  const plain = Buffer.from(text);
  return { plain, gzip: await gzip(plain, { level: 9 }), br: await brotli(plain) };
}

function sendPacked({ headers }: FastifyRequest, reply: FastifyReply, packed: Packed): FastifyReply {
  const accepted = headers["accept-encoding"] ?? "";
  const encoding = (["br", "gzip"] as const).find((one) => accepted.includes(one));
  void reply.header("vary", "accept-encoding");
  if (encoding) void reply.header("content-encoding", encoding);
  return reply.send(packed[encoding ?? "plain"]);
}

/** Adds to a bounded map; a full one drops its oldest entry. */
function keep<T>(map: Map<string, T>, id: string, value: T, most: number): void {
  map.set(id, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}
