import { sayType } from "../../../../domain/work/say-type.ts";
import { useTranslation } from "../../../lib/i18n.tsx";

/** Returns the function that translates a request's type. */
export function useTypeText(): (type: string) => string {
  const { t } = useTranslation("desk");
  return (type) => sayType(t, type) ?? type;
}
