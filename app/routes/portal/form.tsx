import { sheetPage, printableSheet } from "../../features/content/forms/sheet.server.ts";
import { SheetView } from "../../features/content/forms/sheet-view.tsx";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/form";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return sheetPage(args, (language) => printableSheet(args.params.slug, language));
}

export default function FormPage({ loaderData }: Route.ComponentProps) {
  return loaderData.sheet && <SheetView sheet={loaderData.sheet} isBilingual />;
}
