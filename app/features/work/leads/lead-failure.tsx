import type { ReactNode, Ref } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { PhoneLink } from "./phone-link.tsx";

type LeadFailureProps = { ref?: Ref<HTMLDivElement>; id?: string; title: string; children: ReactNode };

/** The error message beside the submit button: what went wrong, that nothing is lost, and the phone number. */
export function LeadFailure({ ref, id, title, children }: LeadFailureProps) {
  const { t } = useTranslation("leads");
  return (
    <Alert ref={ref} id={id} variant="error" title={title} className="scroll-clear">
      <p>{children}</p>
      <p className="mt-1">
        {t("failure.safe")} {t("failure.call")} <PhoneLink />
      </p>
    </Alert>
  );
}
