import type { ComponentProps } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";

/** A field that people neither see nor reach; whatever fills it in is not a person. */
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
