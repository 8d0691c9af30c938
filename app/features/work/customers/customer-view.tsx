import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { MessageChannel } from "../../../../domain/work/channels.ts";
import { Composer, type AskedToWrite } from "../../../layout/composer/composer.tsx";
import { useHasComposer } from "../../../layout/composer/use-draft.ts";
import { KeptFiles } from "../../../layout/files/kept-files.tsx";
import { PortalPage } from "../../../layout/portal-page.tsx";
import { TasksAbout } from "../../../layout/tasks/tasks-about.tsx";
import { api, errorText } from "../../../lib/api.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { CustomerTags } from "./customer-tags.tsx";
import { Duplicates } from "./duplicates.tsx";
import { Part } from "./part.tsx";
import { Policies } from "./policies.tsx";
import { Reach } from "./reach.tsx";
import { Timeline } from "./timeline.tsx";

/** The page of a customer: contact details, policies and timeline. */
export function CustomerView({ id }: { id: string }) {
  const { t } = useTranslation("customers");
  const dates = useDates();
  const navigate = useNavigate();
  const customer = useQuery({
    queryKey: ["customer", id],
    queryFn: () => api("GET /api/customers/:id", { params: { id } }),
    // Not cached: what was read does not stay in memory.
    gcTime: 0,
  });
  const [asked, setAsked] = useState<AskedToWrite>();
  const write = (channel: MessageChannel, to: string) =>
    setAsked((before) => ({ times: (before?.times ?? 0) + 1, channel, to }));
  const keptId = customer.data?.id;
  useEffect(() => {
    // Redirects from a merged customer to the one that was kept.
    if (keptId !== undefined && String(keptId) !== id) void navigate(`/customers/${keptId}`, { replace: true });
  }, [keptId, id, navigate]);
  const intro = customer.data && [
    t("speaks", { language: t(`portal:languages.${customer.data.language}`) }),
    t("since", { date: dates.date(customer.data.createdAt) }),
  ];
  return (
    <PortalPage
      title={customer.data?.name ?? t("seo.title")}
      {...(intro && { intro: intro.join(" · ") })}
      back={{ to: "/customers", text: t("seo.title") }}
      className="max-w-4xl"
    >
      <QueryStates query={customer} errorTitle={t("errorTitle")} error={errorText(customer.error, t("error"))}>
        {(viewed) => (
          <>
            <CustomerTags customer={viewed} />
            <Reach customer={viewed} onWrite={write} />
            <Duplicates customer={viewed} />
            <Policies customer={viewed} />
            <Part title={t("tasks:title")}>
              <TasksAbout about={{ customerId: viewed.id }} />
            </Part>
            <Part title={t("messages:files.title")}>
              <KeptFiles about={{ path: "/api/customers", id: viewed.id, reference: null }} />
            </Part>
            <WritePart customer={viewed} asked={asked} />
            <Timeline id={viewed.id} />
          </>
        )}
      </QueryStates>
    </PortalPage>
  );
}

type WritePartProps = { customer: { id: number; mayAnswer: boolean }; asked: AskedToWrite | undefined };

/** The place to write to the customer. */
function WritePart({ customer: { id, mayAnswer }, asked }: WritePartProps) {
  const { t } = useTranslation("customers");
  const about = { path: "/api/customers", id, reference: null } as const;
  const hasComposer = useHasComposer(about, mayAnswer);
  return (
    hasComposer && (
      <Part title={t("write")}>
        <Composer about={about} mayAnswer={mayAnswer} {...(asked && { asked })} />
      </Part>
    )
  );
}
