import { CircleCheck, SearchX } from "lucide-react";
import { useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton, SkeletonGroup, SkeletonText } from "../../ui/skeleton.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { toast } from "../../ui/toast-store.ts";
import { GalleryRow, GallerySection } from "./gallery-section.tsx";

export function GalleryFeedback() {
  const { t } = useTranslation("gallery");
  return (
    <GallerySection title={t("sections.feedback")}>
      <div className="grid gap-4">
        <Alert title={t("feedback.infoTitle")}>{t("feedback.info")}</Alert>
        <Alert variant="success" title={t("feedback.successTitle")}>
          {t("feedback.success")}
        </Alert>
        <Alert
          variant="error"
          title={t("feedback.errorTitle")}
          action={
            <Button size="sm" variant="secondary">
              {t("feedback.retry")}
            </Button>
          }
        >
          {t("feedback.error")}
        </Alert>
        <Alert>{t("feedback.info")}</Alert>
      </div>
      <GalleryRow>
        <Button
          variant="secondary"
          onClick={() => toast({ title: t("feedback.successTitle"), description: t("feedback.success") })}
        >
          {t("feedback.toast")}
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({ title: t("feedback.errorTitle"), description: t("feedback.error"), variant: "destructive" })
          }
        >
          {t("feedback.toastDestructive")}
        </Button>
        <Spinner />
      </GalleryRow>
      <GalleryRow>
        <Badge>{t("feedback.neutral")}</Badge>
        <Badge tone="indigo">{t("feedback.new")}</Badge>
        <Badge tone="accent">{t("feedback.waiting")}</Badge>
        <Badge tone="success">
          <CircleCheck aria-hidden="true" />
          {t("feedback.done")}
        </Badge>
        <Badge tone="error">{t("feedback.failed")}</Badge>
      </GalleryRow>
      <div className="grid gap-6 md:grid-cols-2">
        <SkeletonGroup className="grid gap-4">
          {[1, 2].map((row) => (
            <Card key={row} className="flex gap-4">
              <Skeleton className="size-12 shrink-0" />
              <SkeletonText className="flex-1" />
            </Card>
          ))}
        </SkeletonGroup>
        <EmptyState
          icon={SearchX}
          heading="h3"
          title={t("feedback.emptyTitle")}
          text={t("feedback.empty")}
          action={<Button variant="secondary">{t("feedback.clear")}</Button>}
        />
      </div>
    </GallerySection>
  );
}
