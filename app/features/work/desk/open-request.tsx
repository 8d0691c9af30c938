import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import { kindOfReference, KINDS, nameIn } from "../../../../domain/work/request-kinds.ts";
import { Presence } from "../../../layout/live/presence.tsx";
import { codeOf, errorText } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import type { Shown } from "./lead-facts.tsx";
import { kindOf } from "./lead-kinds.ts";
import { leadQuery } from "./lead-query.ts";
import { RequestDetails } from "./request-details.tsx";
import { useGone, useIsGone } from "./use-gone.ts";
import { useVisibleHeight } from "./use-visible-height.ts";
import "./request.css";

type OpenRequestProps = {
  reference: string;
  shown: Shown;
  takesFocus: () => boolean;
  onClose(): void;
  onLeave(): void;
};

/** The request named in the URL, beside the list or in place of it. */
export function OpenRequest({ reference, shown, takesFocus, onClose, onLeave }: OpenRequestProps) {
  const { t } = useTranslation("desk");
  const id = useId();
  const { path } = KINDS[kindOfReference(reference)];
  const lead = useQuery(leadQuery(useQueryClient(), reference));
  const isDeleted = useIsGone(reference);
  const isMissing = codeOf(lead.error) === "notFound" || (!lead.data && isDeleted);
  useGone(isMissing, { reference, path }, onLeave);
  const title = useTitleInSight(takesFocus);
  const pane = useVisibleHeight();
  return (
    <section
      ref={pane}
      aria-labelledby={id}
      // Keys for the request wait until there is something that they can act on.
      data-behind={lead.isPending && !isMissing ? "" : undefined}
      className="request scroll-clear"
    >
      <div className="request-head">
        <Button variant="ghost" size="sm" onClick={onClose} className="shrink-0 xl:order-last">
          <ArrowLeft aria-hidden="true" className="xl:hidden" />
          <span className="max-xl:hidden">{t("close")}</span>
          <span className="max-sm:sr-only xl:hidden">{t("inbox.back")}</span>
        </Button>
        <h2 ref={title} id={id} tabIndex={-1}>
          {lead.data ? `${reference} · ${nameIn(lead.data) || t("inbox.row.noName")}` : reference}
        </h2>
      </div>
      {/* A deleted request is taken down at once: while the page is still leaving it, its parts would ask for what is gone. */}
      {!isDeleted && (
        <QueryStates query={lead} errorTitle={t("error.title")} error={errorText(lead.error, t("error.one"))}>
          {(viewed) => (
            <>
              <Presence kind={kindOf(viewed)} id={viewed.id} />
              <RequestDetails
                lead={viewed}
                shown={shown}
                path={path}
                onLeave={onLeave}
                onGone={() => void lead.refetch()}
              />
            </>
          )}
        </QueryStates>
      )}
    </section>
  );
}

/**
 * Scrolls a newly opened request to its title, even when the one before was read to its end. Moves the focus to the
 * title when asked to, or when the list is hidden.
 */
function useTitleInSight(takesFocus: () => boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const enter = useEffectEvent(() => {
    const isAlone = matchMedia("(width < 80rem)").matches;
    if (takesFocus() || isAlone) title.current?.focus({ preventScroll: true });
    const { top = 0 } = title.current?.getBoundingClientRect() ?? {};
    if (top < 0 || isAlone) title.current?.closest("section")?.scrollIntoView({ block: "start" });
  });
  useEffect(() => enter(), []);
  return title;
}
