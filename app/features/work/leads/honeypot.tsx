import type { ComponentProps } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";

/** A honeypot: a field that people neither see nor reach. Only bots fill it in. */
export function Honeypot(props: ComponentProps<"input">) {
  const { t } = useTranslation("ui");
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        {t("honeypot")}
        <input type="text" autoComplete="off" {...props} name="website" tabIndex={-1} />
      </label>
    </div>
  );
}
