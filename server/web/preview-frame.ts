import type * as PdfLibrary from "pdfjs-dist";
import type { PreviewStart } from "../../domain/platform/preview-frame.ts";

/**
 * Draws the pages of a PDF as they come into view. It is serialized into the page of the frame, so it may use nothing
 * but its arguments. The frame has no origin and no network: it gets everything by messages.
 */
function drawPages(mostPages: number): void {
  const moduleUrl = (source: string) => URL.createObjectURL(new Blob([source], { type: "text/javascript" }));

  async function draw({ library, worker, bytes, pageText, moreText }: PreviewStart, port: MessagePort): Promise<void> {
    const waiting = new Map<number, (bytes: Uint8Array | null) => void>();
    port.addEventListener("message", ({ data }: MessageEvent<{ ask: number; bytes: Uint8Array | null }>) => {
      waiting.get(data.ask)?.(data.bytes);
      waiting.delete(data.ask);
    });
    port.start();
    addEventListener("keydown", ({ key }) => key === "Escape" && port.postMessage({ kind: "escape" }));
    /** Asks the page of the portal for fonts, character maps and decoders. */
    class Assets {
      async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
        const ask = Math.random();
        const found = await new Promise<Uint8Array | null>((resolve) => {
          waiting.set(ask, resolve);
          port.postMessage({ kind: "asset", ask, name: filename });
        });
        if (!found) throw new Error("not a file of the library");
        return found;
      }
    }
    const pdf: typeof PdfLibrary = await import(moduleUrl(library));
    pdf.GlobalWorkerOptions.workerPort = new Worker(moduleUrl(worker));
    const document_ = await pdf.getDocument({
      data: new Uint8Array(bytes),
      BinaryDataFactory: Assets,
      cMapUrl: "cmaps/",
      cMapPacked: true,
      standardFontDataUrl: "fonts/",
      wasmUrl: "wasm/",
      useWorkerFetch: false,
      useSystemFonts: false,
      enableXfa: false,
      stopAtErrors: false,
      // Errors alone: a PDF of a careless program is no news for the console.
      verbosity: 0,
    }).promise;

    async function show(number: number, place: HTMLElement): Promise<void> {
      const page = await document_.getPage(number);
      const width = Math.min(document.documentElement.clientWidth - 32, 900);
      const { width: natural } = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: (width / natural) * Math.min(devicePixelRatio, 2) });
      const canvas = document.createElement("canvas");
      canvas.width = viewport.width;
      canvas.height = viewport.height;
      canvas.setAttribute("role", "img");
      canvas.setAttribute("aria-label", place.getAttribute("aria-label") ?? "");
      await page.render({ canvas, viewport }).promise;
      // The text of the page for screen readers, and to be found by the browser.
      const words = document.createElement("p");
      words.className = "words";
      words.textContent = (await page.getTextContent()).items.map((item) => ("str" in item ? item.str : "")).join(" ");
      place.replaceChildren(canvas, words);
      place.classList.add("drawn");
      page.cleanup();
    }

    const pages = Math.min(document_.numPages, mostPages);
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue;
          seen.unobserve(target);
          void show(Number(target.dataset["page"]), target);
        }
      },
      { rootMargin: "400px" },
    );
    for (let number = 1; number <= pages; number++) {
      const place = document.createElement("section");
      place.dataset["page"] = String(number);
      const label = pageText.replace("{page}", String(number)).replace("{pages}", String(document_.numPages));
      place.setAttribute("aria-label", label);
      document.body.append(place);
      if (number === 1) await show(1, place);
      else seen.observe(place);
    }
    if (document_.numPages > pages) document.body.append(moreText);
    port.postMessage({ kind: "drawn" });
  }

  addEventListener(
    "message",
    ({ data, ports: [port] }: MessageEvent<PreviewStart>) => {
      if (port) draw(data, port).catch(() => port.postMessage({ kind: "failed" }));
    },
    { once: true },
  );
}

/** Maximum pages that a preview draws; the whole file can be downloaded. */
const MOST_PAGES = 100;

/** The style of the frame: pages on a neutral ground, in both schemes. */
export const FRAME_STYLE =
  "html{color-scheme:light dark}body{margin:0;padding:16px;display:grid;gap:16px;justify-items:center;" +
  "font:16px system-ui;background:#767676}section{width:min(100%,900px);aspect-ratio:17/22;background:#fff}" +
  "section.drawn{aspect-ratio:auto}canvas{display:block;width:100%}" +
  ".words{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);margin:0}";

/** Returns the script of the frame as it is inlined into its page. */
export const frameScript = () => `(${String(drawPages)})(${MOST_PAGES})`;
