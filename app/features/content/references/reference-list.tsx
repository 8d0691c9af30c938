import type { ReferenceCode } from "../../../../domain/api/content/references.ts";
import { Accordion, AccordionItem } from "../../../ui/accordion.tsx";
import { Badge } from "../../../ui/badge.tsx";
import type { ReferenceGroup } from "./reference-groups.ts";

/** The groups of codes: collapsed for browsing, open during a search. */
export function ReferenceList({ groups, isSearch }: { groups: ReferenceGroup[]; isSearch: boolean }) {
  return (
    <Accordion multiple>
      {groups.map(({ category, codes }) => (
        <AccordionItem
          key={`${category.id}-${isSearch}`}
          open={isSearch || undefined}
          title={
            <>
              {category.name} <Badge>{codes.length}</Badge>
            </>
          }
        >
          {category.description && <p className="mb-3">{category.description}</p>}
          <dl className="divide-y divide-line">
            {codes.map((code) => (
              <CodeRow key={code.id} code={code} />
            ))}
          </dl>
        </AccordionItem>
      ))}
    </Accordion>
  );
}

function CodeRow({ code: { code, description, additionalInfo } }: { code: ReferenceCode }) {
  return (
    <div className="grid gap-x-4 py-2 sm:grid-cols-[8rem_1fr]">
      <dt className="font-semibold text-indigo">{code}</dt>
      <dd className="text-ink">
        {description}
        {additionalInfo && <span className="block text-sm text-ink-soft">{additionalInfo}</span>}
      </dd>
    </div>
  );
}
