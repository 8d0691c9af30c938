import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Outlet, useMatches, useNavigation } from "react-router";
import { useTranslation } from "../../lib/i18n.tsx";
import { requireUser } from "../../lib/guard.server.ts";
import { servicesOf } from "../../lib/page.server.ts";
import { createQueryClient } from "../../lib/query-client.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { AccessDenied } from "../../layout/access-denied.tsx";
import type { Route } from "./+types/layout";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  const { services, language } = servicesOf(args);
  return { texts: services.texts(language, ["portal"]) };
}

/** The frame of every page of the portal. */
export default function PortalLayout() {
  const { t } = useTranslation("portal");
  const [queryClient] = useState(createQueryClient);
  const navigation = useNavigation();
  const page = useMatches().at(-1)?.loaderData as { data?: unknown } | undefined;
  return (
    <QueryClientProvider client={queryClient}>
      {navigation.state === "loading" && (
        <div className="fixed inset-x-0 top-24 z-30 grid place-items-center">
          <Spinner label={t("loading")} />
        </div>
      )}
      {page?.data === null ? <AccessDenied /> : <Outlet />}
    </QueryClientProvider>
  );
}
