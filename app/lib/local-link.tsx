import type { ComponentProps } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { hasTwin, isSpanishPath, spanishPath } from "../../domain/platform/paths.ts";

/** Returns a function that maps a path to its Spanish twin while the visitor is on a Spanish address. */
export function useLocalPath(): (to: string) => string {
  const { pathname } = useLocation();
  return (to) => {
    if (!to.startsWith("/") || !isSpanishPath(pathname) || !hasTwin(to)) return to;
    const end = to.search(/[?#]/);
    return end === -1 ? spanishPath(to) : spanishPath(to.slice(0, end)) + to.slice(end);
  };
}

type LocalLinkProps = Omit<ComponentProps<typeof Link>, "to"> & { to: string };

/**
 * A link within the site, in the language of the current address. `data-replaces` says before the script has loaded that
 * the next page takes the place of this one in the history.
 */
export function LocalLink({ to, replace, ...rest }: LocalLinkProps) {
  const localPath = useLocalPath();
  return <Link to={localPath(to)} replace={replace} data-replaces={replace ? "" : undefined} {...rest} />;
}

type LocalNavLinkProps = Omit<ComponentProps<typeof NavLink>, "to"> & { to: string };

/** A `LocalLink` that knows when it is the current page. */
export function LocalNavLink({ to, ...rest }: LocalNavLinkProps) {
  const localPath = useLocalPath();
  return <NavLink to={localPath(to)} {...rest} />;
}
