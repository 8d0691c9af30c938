import { composedSheet, sheetPage } from "../../features/content/forms/sheet.server.ts";
import { SheetView } from "../../features/content/forms/sheet-view.tsx";
import { servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/form-custom";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return sheetPage(args, async () => {
    if (!/^[1-9]\d{0,8}$/.test(args.params.id)) return undefined;
    const form = await servicesOf(args).services.customForm(Number(args.params.id));
    return form && composedSheet(form);
  });
}

export default function CustomFormPage({ loaderData }: Route.ComponentProps) {
  return loaderData.sheet && <SheetView sheet={loaderData.sheet} />;
}
