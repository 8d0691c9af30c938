import { useTranslation } from "../../../lib/i18n.tsx";

/** Shows the reference without a line break: it is read out over the phone, so it never breaks at its hyphen. */
export function ReferenceLine({ reference }: { reference: string }) {
  const { t } = useTranslation("leads");
  const [before, after] = t("reference", { reference: "\n" }).split("\n");
  return (
    <>
      {before}
      <strong className="whitespace-nowrap">{reference}</strong>
      {after}
    </>
  );
}
