import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { PREVIEW_PATH } from "../../domain/platform/preview-frame.ts";
import { FRAME_STYLE, frameScript } from "./preview-frame.ts";

const hashOf = (source: string) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`;

/**
 * Serves the frame that draws the pages of a PDF. Its CSP gives it no origin (sandbox) and no network: only its own
 * script runs, and what a page of the portal hands it. It holds no data, so everybody may load it.
 */
export function previewRoutes(app: FastifyInstance): void {
  const script = frameScript();
  const policy = [
    "sandbox allow-scripts",
    "default-src 'none'",
    // The library and its worker come as text; its decoders are WebAssembly.
    `script-src ${hashOf(script)} blob: 'wasm-unsafe-eval'`,
    "worker-src blob:",
    `style-src ${hashOf(FRAME_STYLE)}`,
    "img-src blob: data:",
    "font-src blob: data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
  const page =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>PDF</title>` +
    `<style>${FRAME_STYLE}</style></head><body><script>${script}</script></body></html>`;
  app.get(PREVIEW_PATH, (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", policy)
      .header("x-frame-options", "SAMEORIGIN")
      .header("cache-control", "no-cache")
      .send(page),
  );
}
