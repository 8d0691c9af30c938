import { data as withStatus, redirect } from "react-router";
import { mayAccess, PAGE_ACCESS, type GuardedPage } from "../../domain/platform/permissions.ts";
import type { User } from "../../domain/people/users.ts";
import { page, servicesOf, type PageArgs } from "./page.server.ts";

/**
 * Returns the logged-in user of a portal page. Redirects anonymous visitors to the login, which leads back afterwards.
 */
export async function requireUser(args: PageArgs): Promise<User> {
  const { services } = servicesOf(args);
  const user = await services.findUser();
  if (user) return user;
  const { pathname, search } = args.url;
  throw redirect(`/auth?next=${encodeURIComponent(pathname + search)}`);
}

/**
 * Returns the data of a portal page after the permission check. Every page guards itself: loaders of nested routes run
 * in parallel, so a guard in the layout would protect nothing. When the check fails, the page shows that instead of its
 * content, with status 403.
 */
export async function portalPage<D extends object>(
  args: PageArgs,
  path: GuardedPage,
  namespaces: Parameters<typeof page>[1],
  load: (user: User) => D | Promise<D> = () => ({}) as D,
) {
  const user = await requireUser(args);
  if (path !== "/profile" && (await servicesOf(args).services.findDuty())) throw redirect("/profile?tab=security");
  const isAllowed = mayAccess(user.role, PAGE_ACCESS[path]);
  if (!isAllowed) await servicesOf(args).services.reportDenial(path);
  if (!isAllowed && path === "/admin-tools") throw redirect("/agent-tools");
  const data = isAllowed ? await load(user) : null;
  const shown = page(args, namespaces, { user, data }, { seo: { isHidden: true }, isPortal: true });
  return withStatus(shown, { status: isAllowed ? 200 : 403 });
}
