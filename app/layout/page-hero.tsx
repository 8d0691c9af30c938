import type { ReactNode } from "react";
import { cx } from "../ui/cx.ts";
import { Scene } from "../ui/scene.tsx";

type PageHeroProps = {
  title: string;
  lead?: ReactNode;
  /** A scene of `public/art`, without folder and ending. */
  art?: string;
  /** Hides the scene on phones, for pages whose content is urgent. */
  isArtForWide?: boolean;
  children?: ReactNode;
};

/** The hero of a page: its only h1, a sentence, its buttons, and a scene beside them. */
export function PageHero({ title, lead, art, isArtForWide = false, children }: PageHeroProps) {
  return (
    <section className="border-b border-line bg-surface-2">
      <div
        className={
          art
            ? "container-page grid items-center gap-8 py-10 lg:grid-cols-[1.2fr_1fr] lg:py-14"
            : "container-page py-10 lg:py-14"
        }
      >
        <div className="grid justify-items-start gap-4">
          <h1>{title}</h1>
          {lead && <p className="max-w-prose text-lg text-ink-soft">{lead}</p>}
          {children}
        </div>
        {art && (
          <Scene
            src={`/art/${art}.svg`}
            isUrgent
            className={cx(
              "h-auto w-full rounded",
              isArtForWide ? "max-lg:hidden" : "max-lg:max-h-64 max-lg:object-cover",
            )}
          />
        )}
      </div>
    </section>
  );
}
