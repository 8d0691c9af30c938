import { useQuery } from "@tanstack/react-query";
import type { Correction, CorrectionDecision } from "../../../domain/corrections.ts";
import { api } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { useChange } from "../../lib/use-change.ts";

const PATH = "/api/content-corrections";

/** The corrections that wait for a decision. */
export function useCorrections() {
  return useQuery({ queryKey: ["content", "corrections"], queryFn: () => api<Correction[]>(PATH) });
}

/** Takes a correction, or keeps what stands. */
export function useDecision() {
  const { t } = useTranslation("corrections");
  return useChange<CorrectionDecision>({
    request: (body) => ({ method: "POST", path: PATH, body }),
    success: ({ choice }) => t(choice === "take" ? "taken" : "kept"),
    failure: t("failed"),
    renews: [["content"]],
  });
}
