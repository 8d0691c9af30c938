import { useTranslation } from "../lib/i18n.tsx";
import { useAgency } from "../lib/agency.ts";
import { cx } from "../ui/cx.ts";
import { keysOf } from "../../domain/platform/typed-records.ts";

/** The logos as SVG paths, drawn by us: icon sets no longer include other companies' logos. */
const MARKS = {
  facebook: "M14 8h3V4h-3a5 5 0 0 0-5 5v2H6v4h3v7h4v-7h3l1-4h-4V9a1 1 0 0 1 1-1Z",
  instagram:
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3H8Zm4 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm4.5-3.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z",
  linkedin:
    "M4 9h4v12H4V9Zm2-6a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 6 3Zm5 6h4v1.7c.6-1 1.900-2 3.700-2C21 8.700 22 10.500 22 13.500V21h-4v-6.700c0-1.600-.5-2.400-1.600-2.400-1.400 0-2 1-2 2.600V21h-4l.6-12Z",
} as const;

export function SocialLinks({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { social } = useAgency();
  const links = keysOf(MARKS).flatMap((name) => (social[name] ? [{ name, href: social[name] }] : []));
  if (links.length === 0) return null;
  return (
    <ul aria-label={t("social")} className={cx("flex gap-1", className)}>
      {links.map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener"
            className="grid size-9 place-items-center pointer-coarse:size-11 rounded hover:bg-deep-2"
          >
            <svg
              viewBox="0 0 24 24"
              width="18"
              height="18"
              fill="currentColor"
              role="img"
              aria-label={t(`socialNames.${name}`)}
            >
              <path d={MARKS[name]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
