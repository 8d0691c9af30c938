import { usePainted } from "../lib/agency.ts";

type SceneProps = {
  src: string;
  /** True when the picture is visible as the page opens: it is fetched first. Others are loaded lazily. */
  isUrgent?: boolean;
  className?: string;
};

/** A decorative picture, so it has no alternative text. A drawing of the site has the colours of the palette in force. */
export function Scene({ src, isUrgent = false, className }: SceneProps) {
  const fetched = isUrgent ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  return <img src={usePainted(src)} alt="" width={1200} height={800} {...fetched} className={className} />;
}
