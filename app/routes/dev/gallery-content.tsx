import { Car, House } from "lucide-react";
import { useTranslation } from "../../lib/i18n.tsx";
import { Accordion, AccordionItem } from "../../ui/accordion.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { LogoTile } from "../../ui/logo-tile.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { Stars } from "../../ui/stars.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../ui/table.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import { GalleryRow, GallerySection } from "./gallery-section.tsx";

export function GalleryContent() {
  const { t } = useTranslation("gallery");
  return (
    <>
      <GallerySection title={t("sections.disclosure")}>
        <Tabs defaultValue="auto">
          <TabList label={t("content.tabs")}>
            <Tab value="auto">
              <Car aria-hidden="true" />
              {t("forms.auto")}
            </Tab>
            <Tab value="home">
              <House aria-hidden="true" />
              {t("forms.home")}
            </Tab>
          </TabList>
          <TabPanel value="auto">{t("content.autoText")}</TabPanel>
          <TabPanel value="home">{t("content.homeText")}</TabPanel>
        </Tabs>
        <Accordion>
          <AccordionItem title={t("content.question1")} open>
            {t("content.answer1")}
          </AccordionItem>
          <AccordionItem title={t("content.question2")}>{t("content.answer2")}</AccordionItem>
          <AccordionItem title={t("content.question3")}>{t("content.answer3")}</AccordionItem>
        </Accordion>
      </GallerySection>
      <GallerySection title={t("sections.table")}>
        <QuoteTable />
        <Pagination previousKey={null} nextKey="after-40" onSelect={() => undefined} />
      </GallerySection>
      <GallerySection title={t("sections.cards")}>
        <Cards />
      </GallerySection>
      <GallerySection title={t("sections.prose")}>
        <article className="prose-page">
          <p>{t("prose.opening")}</p>
          <h3>{t("prose.heading")}</h3>
          <p>
            {t("prose.body")} <a href="#prose">{t("prose.link")}</a>
          </p>
          <ul>
            <li>{t("prose.point1")}</li>
            <li>{t("prose.point2")}</li>
          </ul>
          <blockquote>{t("prose.quote")}</blockquote>
        </article>
      </GallerySection>
    </>
  );
}

const rows = Array.from({ length: 40 }, (_, row) => row + 1);

function QuoteTable() {
  const { t } = useTranslation("gallery");
  return (
    <Table label={t("content.table")} regionClassName="max-h-96">
      <TableHead>
        <TableRow>
          <TableHeader>{t("content.reference")}</TableHeader>
          <TableHeader>{t("forms.kind")}</TableHeader>
          <TableHeader>{t("forms.zip")}</TableHeader>
          <TableHeader>{t("content.status")}</TableHeader>
          <TableHeader numeric>{t("content.premium")}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row}>
            <TableCell>Q-{String(row).padStart(4, "0")}</TableCell>
            <TableCell>{row % 2 ? t("forms.auto") : t("forms.home")}</TableCell>
            <TableCell>{77000 + row}</TableCell>
            <TableCell>
              <Badge tone={row % 3 ? "indigo" : "success"}>{row % 3 ? t("feedback.new") : t("feedback.done")}</Badge>
            </TableCell>
            <TableCell numeric>${(row * 137.5).toFixed(2)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Cards() {
  const { t } = useTranslation("gallery");
  return (
    <>
      <div className="grid gap-6 md:grid-cols-3">
        <Card interactive className="grid content-start gap-2">
          <CardTitle>
            <a href="#auto" className="stretched-link">
              {t("content.cardTitle")}
            </a>
          </CardTitle>
          <p className="text-ink-soft">{t("content.autoText")}</p>
        </Card>
        <Card tone="sunken" className="grid content-start gap-2">
          <Stars value={4.5} />
          <p>{t("prose.quote")}</p>
        </Card>
        <Card tone="deep" className="grid content-start gap-2">
          <CardTitle>{t("content.deepTitle")}</CardTitle>
          <p className="text-on-deep-soft">{t("content.homeText")}</p>
        </Card>
      </div>
      <GalleryRow>
        {[0, 1.5, 3, 4.5, 5].map((value) => (
          <Stars key={value} value={value} />
        ))}
      </GalleryRow>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <LogoTile name="Lone Star Mutual" />
        <LogoTile name="Hill Country" src="/missing-wordmark.svg" />
        <GalleryRow>
          <LogoTile size="sm" name="Gulf Coast" decorative />
          <span>Gulf Coast</span>
        </GalleryRow>
      </div>
    </>
  );
}
