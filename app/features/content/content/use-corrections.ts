import { useQuery } from "@tanstack/react-query";
import type { CorrectionDecision } from "../../../../domain/operations/corrections.ts";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";

/** Fetches the corrections that wait for a decision. */
export function useCorrections() {
  return useQuery({ queryKey: ["content", "corrections"], queryFn: () => api("GET /api/content-corrections") });
}

/** Accepts a correction, or keeps the current text. */
export function useDecision() {
  const { t } = useTranslation("corrections");
  return useChange({
    request: (body: CorrectionDecision) => ({ to: "POST /api/content-corrections", body }),
    success: ({ choice }) => t(choice === "take" ? "taken" : "kept"),
    failure: t("failed"),
    renews: [["content"]],
  });
}
