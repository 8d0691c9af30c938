import { useQuery } from "@tanstack/react-query";
import type { ContentSummary } from "../../../../domain/content/content.ts";
import { LANGUAGES } from "../../../../domain/platform/language.ts";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SkeletonText } from "../../../ui/skeleton.tsx";
import { useContentChangeWithToast } from "./use-content.ts";

type NewsletterDialogProps = { item: ContentSummary | null; onClose: () => void };

/**
 * The confirmation before an article is sent as a newsletter, because it can be sent only once. Shows the number of
 * subscribers in each language. Without any, it only says so.
 */
export function NewsletterDialog({ item, onClose }: NewsletterDialogProps) {
  const { t } = useTranslation("content");
  const { make, isPending } = useContentChangeWithToast("posts");
  const counts = useQuery({
    queryKey: ["newsletter-counts"],
    queryFn: () => api("GET /api/newsletter-subscriptions/counts"),
    enabled: item !== null,
    gcTime: 0,
    staleTime: 0,
  });
  if (!item) return null;
  const { id, values } = item;
  const name = { name: String(values["title"]) };
  const readers = counts.data ? counts.data.en + counts.data.es : 0;

  if (!counts.data || readers === 0) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        size="sm"
        title={t("newsletter.title")}
        description={t("newsletter.text", name)}
      >
        {counts.isPending && <SkeletonText lines={2} />}
        {counts.isError && <Alert variant="error">{t("loadFailed")}</Alert>}
        {counts.data && <Alert>{t("newsletter.nobody")}</Alert>}
      </Dialog>
    );
  }

  async function confirm(): Promise<void> {
    const count = { count: readers };
    await make(
      { step: "newsletter", id },
      {
        done: (made) =>
          "isMailed" in made && made.isMailed
            ? { title: t("newsletter.done"), description: t("newsletter.doneText", count) }
            : { title: t("newsletter.made", count) },
        failed: t("newsletter.failed"),
      },
    );
    onClose();
  }

  const subscribers = counts.data;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t("newsletter.title")}
      description={t("newsletter.text", name)}
      confirmLabel={t("newsletter.send")}
      busy={isPending}
      onConfirm={() => void confirm()}
    >
      <ul className="grid gap-1">
        {LANGUAGES.map((language) => (
          <li key={language}>{t(`newsletter.readers.${language}`, { count: subscribers[language] })}</li>
        ))}
      </ul>
      <p className="mt-4 font-semibold">{t("newsletter.once")}</p>
    </ConfirmDialog>
  );
}
