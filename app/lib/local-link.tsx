import type { ComponentProps } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { hasTwin, isSpanishPath, spanishPath } from "../../domain/platform/paths.ts";

/** Keeps a visitor of a Spanish address on Spanish addresses. */
export function useLocalPath(): (to: string) => string {
  const { pathname } = useLocation();
  return (to) => {
    if (!to.startsWith("/") || !isSpanishPath(pathname) || !hasTwin(to)) return to;
    const end = to.search(/[?#]/);
    return end === -1 ? spanishPath(to) : spanishPath(to.slice(0, end)) + to.slice(end);
  };
}

type LocalLinkProps = Omit<ComponentProps<typeof Link>, "to"> & { to: string };

/** A link within the site. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const localPath = useLocalPath();
  return <Link to={localPath(to)} {...rest} />;
}

type LocalNavLinkProps = Omit<ComponentProps<typeof NavLink>, "to"> & { to: string };

/** A link within the site that knows when it is the current page. */
export function LocalNavLink({ to, ...rest }: LocalNavLinkProps) {
  const localPath = useLocalPath();
  return <NavLink to={localPath(to)} {...rest} />;
}
