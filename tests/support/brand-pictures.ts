import { crc32 } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";
import type { ListedSection } from "../../domain/api/operations/settings.ts";
import type { TestApp } from "./test-app.ts";

/** Draws a PNG of one colour, with a comment in it. */
export function pngOf(width: number, height: number): Buffer<ArrayBuffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#1f6440"/></svg>`;
  const png = new Resvg(svg).render().asPng();
  const comment = Buffer.from("tEXtComment\0GPS 29.7,-95.4", "latin1");
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(comment.length - 4);
  checksum.writeUInt32BE(crc32(comment));
  return Buffer.concat([png.subarray(0, 33), length, comment, checksum, png.subarray(33)]);
}

/** Uploads a picture of the looks. */
export async function upload(
  { app }: TestApp,
  cookie: string,
  content: string | Buffer<ArrayBuffer>,
  url = "/api/brand-files/logo",
) {
  const form = new FormData();
  form.append("file", new File([content], "logo.svg", { type: "image/svg+xml" }));
  const body = new Response(form);
  const headers = { cookie, "content-type": body.headers.get("content-type") ?? "" };
  const payload = Buffer.from(await body.arrayBuffer());
  return app.inject({ method: "POST", url, headers, payload });
}

/** Saves the looks as an admin does. */
export async function saveLooks({ app }: TestApp, cookie: string, value: object) {
  const all = (await app.inject({ url: "/api/settings", headers: { cookie } })).json<ListedSection[]>();
  const version = all.find(({ section }) => section === "looks")?.version;
  return app.inject({ method: "PUT", url: "/api/settings/looks", headers: { cookie }, payload: { version, value } });
}

/** The looks that the program brings. */
export const NONE = { palette: null, logo: null, hero: null };
