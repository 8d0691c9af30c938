import { z } from "zod";

export const correctionDecision = z.object({
  key: z.string().min(1).max(200),
  version: z.string().max(64),
  choice: z.enum(["take", "keep"]),
});
export type CorrectionDecision = z.infer<typeof correctionDecision>;
