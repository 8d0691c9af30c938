import type { BlogCategory } from "../../../../domain/content/blog.ts";
import { cleanText } from "../../../../domain/content/content-fields.ts";
import { LANGUAGES, type Language, type Localized } from "../../../../domain/platform/language.ts";
import { ArticleSheet } from "../../../layout/article/article-sheet.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TabPanel } from "../../../ui/tabs.tsx";
import type { FormValues } from "./values.ts";
import { isKeyOf } from "../../../../domain/platform/typed-records.ts";
import { PreviewTabs } from "./preview-tabs.tsx";

/** The category names in both languages: an admin of either language can open the preview in the other. */
export type CategoryNames = Localized<Record<BlogCategory, string>>;

type ArticlePreviewProps = { values: FormValues; categories: CategoryNames; onClose: () => void };

/** The preview of an unsaved article in both languages. */
export function ArticlePreview({ values: { values, es }, categories, onClose }: ArticlePreviewProps) {
  const { t } = useTranslation("content");
  const category = String(values["category"]);

  function articleIn(language: Language) {
    const text = (name: string) => cleanText(String((language === "es" && es[name]) || values[name] || ""));
    const imageUrl = values["imageUrl"] ? String(values["imageUrl"]) : null;
    return { title: text("title"), content: text("content"), imageUrl, publishDate: String(values["publishDate"]) };
  }

  return (
    <Dialog open onOpenChange={onClose} size="lg" title={t("preview.title")}>
      <PreviewTabs>
        {LANGUAGES.map((language) => (
          <TabPanel key={language} value={language} keepMounted={false} lang={language}>
            <ArticleSheet
              article={articleIn(language)}
              category={isKeyOf(categories[language], category) ? categories[language][category] : ""}
              language={language}
              heading="h3"
            />
          </TabPanel>
        ))}
      </PreviewTabs>
    </Dialog>
  );
}
