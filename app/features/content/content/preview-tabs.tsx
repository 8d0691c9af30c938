import { LANGUAGES } from "../../../../domain/platform/language.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { Tab, TabList, Tabs, type TabsProps } from "../../../ui/tabs.tsx";

/** The tabs of a preview, one for each language; the page's own is shown first. The panels are its children. */
export function PreviewTabs({ children, ...rest }: Pick<TabsProps, "className" | "children">) {
  const { t } = useTranslation("content");
  return (
    <Tabs {...rest} defaultValue={useLanguage()}>
      <TabList label={t("preview.title")}>
        {LANGUAGES.map((language) => (
          <Tab key={language} value={language}>
            {t(`preview.${language}`)}
          </Tab>
        ))}
      </TabList>
      {children}
    </Tabs>
  );
}
