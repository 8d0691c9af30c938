import type { ReactNode, Ref } from "react";
import { Link } from "react-router";
import { cx } from "../ui/cx.ts";

type PortalPageProps = {
  title: string;
  /** For a page that moves the focus to its title. */
  titleRef?: Ref<HTMLHeadingElement>;
  intro?: string;
  /** The link to the parent page. */
  back?: { to: string; text: string };
  /** The actions of the whole page, beside its title. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** The frame of a page of the portal. */
export function PortalPage({ title, titleRef, intro, back, actions, className, children }: PortalPageProps) {
  return (
    <div className={cx("container-page grid grid-cols-1 gap-5 py-6", className)}>
      <div>
        {back && (
          <Link to={back.to} className="link inline-flex min-h-11 items-center">
            {back.text}
          </Link>
        )}
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="min-w-0">
            <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className="text-2xl">
              {title}
            </h1>
            {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
          </div>
          {actions}
        </div>
      </div>
      {children}
    </div>
  );
}
