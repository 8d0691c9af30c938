/**
 * The addresses of pdf.js, its fonts and decoders, by file name. They are files of this site. Its character maps for
 * East Asian scripts are left out: they are many, and PDFs here hardly ever need them.
 */
const addresses: Record<string, string> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>(
      [
        "/node_modules/pdfjs-dist/build/{pdf,pdf.worker}.min.mjs",
        "/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}",
        "/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm",
      ],
      { query: "?url", import: "default", eager: true },
    ),
  ).map(([path, url]) => [path.split("/").at(-1) ?? "", url]),
);

async function load(name: string): Promise<Response> {
  const response = await fetch(addresses[name] ?? "");
  if (!response.ok) throw new Error("a part of the PDF library is missing");
  return response;
}

/** Loads the source of the library and of its worker, which a frame without network cannot load itself. */
export async function pdfLibrary(): Promise<{ library: string; worker: string }> {
  const [library, worker] = await Promise.all([load("pdf.min.mjs"), load("pdf.worker.min.mjs")]);
  return { library: await library.text(), worker: asClassicScript(await worker.text()) };
}

/**
 * Turns the worker from a module into a classic script: a frame without an origin may start no other kind. It only
 * loses its export, and the address that it does not use.
 */
function asClassicScript(source: string): string {
  return source.replaceAll("import.meta.url", '""').replace(/export\s*\{[^{}]*\};?\s*$/, "");
}

/** Loads a font or decoder; null for a name that the library does not have. */
export async function pdfAsset(name: string): Promise<Uint8Array | null> {
  return Object.hasOwn(addresses, name) ? new Uint8Array(await (await load(name)).arrayBuffer()) : null;
}
