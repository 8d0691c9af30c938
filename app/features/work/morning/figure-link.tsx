import { Link } from "react-router";
import { useWords } from "./use-words.ts";

/** A number that leads to what it counts; nothing leads nowhere. */
export function FigureLink({ value, to }: { value: number; to: string }) {
  const words = useWords();
  if (value === 0) return <>{words.count(0)}</>;
  return (
    <Link to={to} className="link">
      {words.count(value)}
    </Link>
  );
}
