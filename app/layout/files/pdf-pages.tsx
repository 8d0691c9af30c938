import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { StoredFile } from "../../../domain/api/platform/files.ts";
import { PREVIEW_PATH, type PreviewAnswer, type PreviewStart } from "../../../domain/platform/preview-frame.ts";
import { addressOf, callApi } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { pdfAsset, pdfLibrary } from "./pdf-assets.ts";

type PdfPagesProps = { file: StoredFile; onFail: () => void; onEscape: () => void };

/**
 * The pages of a PDF, drawn inside a frame without an origin and without network. This page hands it the bytes, the
 * library that draws them, and the fonts that it asks for. A hostile PDF that takes the library over finds nothing
 * there, and reaches nobody.
 */
export function PdfPages({ file, onFail, onEscape }: PdfPagesProps) {
  const { t } = useTranslation("messages");
  const frame = useRef<HTMLIFrameElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const fail = useEffectEvent(onFail);

  async function begin() {
    const channel = new MessageChannel();
    channel.port1.addEventListener("message", ({ data }: MessageEvent<PreviewAnswer>) => {
      if (data.kind === "asset")
        void pdfAsset(data.name).then((bytes) => channel.port1.postMessage({ ask: data.ask, bytes }));
      else if (data.kind === "drawn") setDrawn(true);
      else if (data.kind === "escape") onEscape();
      else onFail();
    });
    channel.port1.start();
    try {
      const [library, response] = await Promise.all([
        pdfLibrary(),
        callApi(addressOf("GET /api/files/:id", { params: { id: file.id } }), { isLong: true }),
      ]);
      const bytes = await response.arrayBuffer();
      const pageText = t("files.page", { page: "{page}", pages: "{pages}" });
      const start: PreviewStart = { ...library, bytes, pageText, moreText: t("files.morePages") };
      // The frame has no origin that could be named. Nobody else can be in it: `frame-src` of the CSP of this page keeps
      // it from being led elsewhere.
      frame.current?.contentWindow?.postMessage(start, "*", [channel.port2, bytes]);
    } catch {
      onFail();
    }
  }

  useEffect(() => {
    const timer = setTimeout(() => isDrawn || fail(), 30_000);
    return () => clearTimeout(timer);
  }, [isDrawn]);

  return (
    <div className="relative">
      {!isDrawn && (
        <div className="absolute inset-0 grid place-items-center">
          <Spinner />
        </div>
      )}
      <iframe
        ref={frame}
        sandbox="allow-scripts"
        title={t("files.pages", { name: file.name })}
        src={PREVIEW_PATH}
        className="h-[65dvh] w-full rounded border border-line"
        onLoad={() => void begin()}
      />
    </div>
  );
}
