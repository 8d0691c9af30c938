import type { ComponentProps } from "react";
import { agency } from "../../../../agency.config.ts";
import { consentParts } from "../../../../domain/work/consent.ts";
import { useLanguage } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";

/** One unchecked box, never needed to submit. */
export function ConsentBox(props: Omit<ComponentProps<typeof Checkbox>, "label">) {
  return (
    <Checkbox
      {...props}
      label={
        <span className="text-sm text-ink-soft">
          {consentParts(useLanguage(), agency.name).map(({ text, path }) =>
            path ? (
              // Beside the page, on which something may be typed already.
              <LocalLink key={path} to={path} target="_blank" className="link">
                {text}
              </LocalLink>
            ) : (
              text
            ),
          )}
        </span>
      }
    />
  );
}
