import { ArrowRight, ChevronDown, IdCard } from "lucide-react";
import type { ClaimContact } from "../../../../server/content/shelves/present.ts";
import { ClaimLine, OtherWays } from "../../../layout/insurer/claim-line.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { SampleNote } from "../../../ui/sample-mark.tsx";

/**
 * The collapsed list of all insurers with their ways to report a claim, below the choice of one, and the form that tells
 * the office of it.
 */
export function ClaimLines({ contacts }: { contacts: ClaimContact[] }) {
  const { t } = useTranslation("claims");
  const { t: line } = useTranslation("claim-lines");
  return (
    <section aria-labelledby="claim-lines" className="container-page section-page">
      <h2 id="claim-lines">{t("lines.title")}</h2>
      <p className="mt-2 max-w-prose text-lg text-ink-soft">{t("lines.lead")}</p>
      {contacts.length > 0 ? (
        <details className="group mt-6">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded font-semibold text-indigo [&::-webkit-details-marker]:hidden">
            <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
            {t("lines.all", { count: contacts.length })}
          </summary>
          <Companies contacts={contacts} />
        </details>
      ) : (
        <EmptyState icon={IdCard} heading="h3" title={line("onCard")} className="mt-6" />
      )}
      <p className="mt-3">
        <LocalLink to="/service/loss" className="link inline-flex min-h-11 items-center gap-1.5 font-semibold">
          {t("lines.tell")}
          <ArrowRight aria-hidden="true" className="size-4" />
        </LocalLink>
      </p>
    </section>
  );
}

function Companies({ contacts }: { contacts: ClaimContact[] }) {
  return (
    <>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {contacts.map((contact) => (
          <Card key={contact.id} as="li" padding="none" className="break-inside-avoid px-4 py-2">
            <div className="flex flex-wrap items-center justify-between gap-x-5">
              <h3 className="text-lg leading-snug">{contact.name}</h3>
              <OtherWays contact={contact} />
            </div>
            <ClaimLine contact={contact} />
          </Card>
        ))}
      </ul>
      <SampleNote items={contacts} className="mt-6" />
    </>
  );
}
