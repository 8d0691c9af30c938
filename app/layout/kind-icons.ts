import { FileText, LifeBuoy, MessageCircleQuestion, type LucideIcon } from "lucide-react";
import type { LeadKind } from "../../domain/work/request-kinds.ts";

/** The icon of each kind of request. */
export const KIND_ICONS: Record<LeadKind, LucideIcon> = {
  quote: FileText,
  contact: MessageCircleQuestion,
  service: LifeBuoy,
};
