import { useAgency, usePainted } from "../lib/agency.ts";

/** The logo beside the agency's name, which says the same, so it has no alternative text: the agency's own or the mark. */
export function BrandMark({ height }: { height: number }) {
  const mark = usePainted("/art/bluebonnet-mark.svg");
  const logo = useAgency().looks?.logo;
  if (!logo) return <img src={mark} alt="" width={height} height={height} />;
  const width = Math.round((height * logo.width) / logo.height);
  return (
    <img src={logo.src} alt="" width={width} height={height} className="max-w-[40vw] object-contain object-left" />
  );
}
