import type { CorrectedField, SeededKind } from "../../../../domain/api/operations/corrections.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { FieldDifference } from "./field-difference.tsx";

type CorrectionFieldProps = { kind: SeededKind; field: CorrectedField };

/**
 * The current value of a field and the one that a correction proposes. A new version of the product corrects seeded
 * content; where an admin had changed it, an admin decides.
 */
export function CorrectionField({ kind, field: { name, language, now, proposed } }: CorrectionFieldProps) {
  const { t } = useTranslation("corrections");
  return (
    <FieldDifference
      kind={kind}
      name={name}
      language={language}
      before={{ title: t("now"), value: now }}
      after={{ title: t("proposed"), value: proposed }}
    />
  );
}
