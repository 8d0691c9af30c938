import type { BlogCategory } from "../../../../domain/content/blog.ts";
import { cleanText } from "../../../../domain/content/content-fields.ts";
import { LANGUAGES, type Language, type Localized } from "../../../../domain/platform/language.ts";
import { ArticleSheet } from "../../../layout/article/article-sheet.tsx";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/tabs.tsx";
import type { FormValues } from "./values.ts";

/** The category names in both languages: an admin of either language can open the preview in the other. */
export type CategoryNames = Localized<Record<BlogCategory, string>>;

type ArticlePreviewProps = { values: FormValues; categories: CategoryNames; onClose: () => void };

/** The preview of an unsaved article in both languages. */
export function ArticlePreview({ values: { values, es }, categories, onClose }: ArticlePreviewProps) {
  const { t } = useTranslation("content");
  const category = values["category"] as BlogCategory;

  function articleIn(language: Language) {
    const text = (name: string) => cleanText(String((language === "es" && es[name]) || values[name] || ""));
    const imageUrl = values["imageUrl"] ? String(values["imageUrl"]) : null;
    return { title: text("title"), content: text("content"), imageUrl, publishDate: String(values["publishDate"]) };
  }

  return (
    <Dialog open onOpenChange={onClose} size="lg" title={t("preview.title")}>
      <Tabs defaultValue={useLanguage()}>
        <TabList label={t("preview.title")}>
          {LANGUAGES.map((language) => (
            <Tab key={language} value={language}>
              {t(`preview.${language}`)}
            </Tab>
          ))}
        </TabList>
        {LANGUAGES.map((language) => (
          <TabPanel key={language} value={language} keepMounted={false} lang={language}>
            <ArticleSheet
              article={articleIn(language)}
              category={categories[language][category] ?? ""}
              language={language}
              heading="h3"
            />
          </TabPanel>
        ))}
      </Tabs>
    </Dialog>
  );
}
