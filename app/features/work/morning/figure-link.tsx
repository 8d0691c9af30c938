import { Link } from "react-router";
import { useFigureFormats } from "./use-figure-formats.ts";

/** A count with a link to the requests it counts; no link for zero. */
export function FigureLink({ value, to }: { value: number; to: string }) {
  const words = useFigureFormats();
  if (value === 0) return <>{words.count(0)}</>;
  return (
    <Link to={to} className="link">
      {words.count(value)}
    </Link>
  );
}
