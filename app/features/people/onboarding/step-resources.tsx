import { BookOpenText, ClipboardCheck, Image, ListChecks, Video, Wrench, type LucideIcon } from "lucide-react";
import type { ResourceType } from "../../../../domain/people/onboarding.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Card, CardTitle } from "../../../ui/card.tsx";
import type { JourneyStep } from "./use-onboarding.ts";

const ICONS: Record<ResourceType, LucideIcon> = {
  article: BookOpenText,
  checklist: ListChecks,
  diagram: Image,
  tool: Wrench,
  video: Video,
  worksheet: ClipboardCheck,
};

/**
 * The learning material of a step, the preferred learning style first. Links open in a new tab, so the step stays open.
 */
export function StepResources({ resources }: { resources: JourneyStep["resources"] }) {
  const { t } = useTranslation("onboarding");
  if (resources.length === 0) return null;
  return (
    <Card as="section" tone="sunken" aria-labelledby="resources">
      <CardTitle id="resources">{t("step.resources")}</CardTitle>
      <ul className="mt-4 grid gap-4">
        {resources.map(({ title, url, type }) => {
          const Icon = ICONS[type];
          return (
            <li key={title} className="flex gap-3">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
              <div className="min-w-0">
                <a href={url} target="_blank" rel="noreferrer" className="link">
                  {title}
                  <span className="sr-only"> {t("portal:newTab")}</span>
                </a>
                <p className="text-sm text-ink-soft">{t(`resource.${type}`)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
