import { redirect } from "react-router";
import type { ErrorCode } from "../../../domain/platform/errors.ts";
import { pathIn } from "../../../domain/platform/paths.ts";
import { servicesOf } from "../../lib/page.server.ts";
import type { Route } from "./+types/your-document";

type Args = Pick<Route.LoaderArgs, "url" | "context" | "params">;

/** Leads an address that was opened instead of pressed back to the private page: opening a link changes nothing. */
export function loader(args: Route.LoaderArgs) {
  return backToPage(args);
}

/**
 * Downloads a document from the private page. One that is not there, or no longer open, leads back to the page, which
 * says why. The form opens another tab, so that what is typed on the page stays there.
 */
export async function action(args: Route.ActionArgs) {
  const { services, language } = servicesOf(args);
  const { token, id } = args.params;
  if (!/^\d{1,9}$/.test(id)) return backToPage(args, "notFound");
  const opened = await services.privatePage.document(token, Number(id), language);
  return opened instanceof Response ? opened : backToPage(args, opened.code);
}

function backToPage(args: Args, refused?: ErrorCode) {
  const { language } = servicesOf(args);
  const why = refused ? `?refused=${refused}#documents` : "";
  return redirect(pathIn(language, `/r/${encodeURIComponent(args.params.token)}`) + why, 303);
}
