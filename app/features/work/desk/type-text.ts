import { sayType } from "../../../../domain/work/say-type.ts";
import { useTranslation } from "../../../lib/i18n.tsx";

/** What a request is about, in words. */
export function useTypeText(): (type: string) => string {
  const { t } = useTranslation("desk");
  return (type) => sayType(t, type) ?? type;
}
