import { BookOpen, Compass, TrendingUp } from "lucide-react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { EventList } from "./event-list.tsx";

const SOON = { learningCenter: BookOpen, salesResources: TrendingUp } as const;

/** The training tab: onboarding, events and announced features. */
export function TrainingTab() {
  const { t } = useTranslation("training");
  return (
    <div className="grid grid-cols-1 gap-8 pt-6">
      <h2 className="sr-only">{t("title")}</h2>
      <Card tone="deep" padding="lg" className="flex flex-wrap items-center justify-between gap-6">
        <div className="min-w-0 flex-1 basis-72">
          <h3 className="flex items-center gap-3 text-2xl">
            <Compass aria-hidden="true" className="size-7 shrink-0 text-on-deep-accent" />
            {t("onboarding.title")}
          </h3>
          <p className="mt-2 text-on-deep-soft">{t("onboarding.text")}</p>
        </div>
        <Link to="/agent-onboarding" className={buttonClass({ variant: "accent" })}>
          {t("onboarding.button")}
        </Link>
      </Card>
      <EventList />
      <section aria-labelledby="more-title" className="grid gap-4">
        <h3 id="more-title">{t("more")}</h3>
        <div className="grid gap-4 sm:grid-cols-2">
          {(["learningCenter", "salesResources"] as const).map((name) => (
            <ComingSoon key={name} name={name} />
          ))}
        </div>
      </section>
    </div>
  );
}

function ComingSoon({ name }: { name: keyof typeof SOON }) {
  const { t } = useTranslation("training");
  const Icon = SOON[name];
  return (
    <Card className="grid content-between gap-4">
      <p className="text-ink-soft">{t(`${name}Text`)}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => toast({ title: t("comingSoon"), description: t("comingSoonText", { name: t(name) }) })}
      >
        <Icon aria-hidden="true" />
        {t(name)}
      </Button>
    </Card>
  );
}
