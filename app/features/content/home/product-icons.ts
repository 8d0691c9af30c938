import { Briefcase, Car, HeartHandshake, House, type LucideIcon } from "lucide-react";
import type { InsuranceType } from "../../../../domain/work/lead-options.ts";

export const PRODUCT_ICONS: Record<InsuranceType, LucideIcon> = {
  auto: Car,
  home: House,
  business: Briefcase,
  life: HeartHandshake,
};
