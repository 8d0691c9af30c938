import { useQuery } from "@tanstack/react-query";
import { BookX } from "lucide-react";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { bothQueries } from "../../../lib/both-queries.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { Card, CardTitle } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { groupReferences, type ReferenceGroup } from "./reference-groups.ts";
import { ReferenceList } from "./reference-list.tsx";

/** The codes that agents look up while they quote. */
export function ReferencePanel() {
  const { t } = useTranslation("references");
  const [search, setSearch] = useState("");
  const query = { lang: useLanguage() };
  const categories = useQuery({
    queryKey: ["reference-categories", query.lang],
    queryFn: () => api("GET /api/insurance-references/categories", { query }),
  });
  const codes = useQuery({
    queryKey: ["reference-codes", query.lang],
    queryFn: () => api("GET /api/insurance-references/codes", { query }),
  });
  const failed = categories.isError ? "categories" : "codes";
  return (
    <Card as="section" aria-labelledby="references" className="grid grid-cols-1 gap-4">
      <CardTitle as="h2" id="references">
        {t("title")}
      </CardTitle>
      <SearchBox label={t("search")} clearLabel={t("clear")} value={search} onChange={setSearch} />
      <QueryStates query={bothQueries(categories, codes)} error={t(`failed.${failed}`)}>
        {(all) => <SearchResults groups={groupReferences(...all, search)} isSearch={search.trim() !== ""} />}
      </QueryStates>
    </Card>
  );
}

function SearchResults({ groups, isSearch }: { groups: ReferenceGroup[]; isSearch: boolean }) {
  const { t } = useTranslation("references");
  return (
    <>
      <p role="status" className="sr-only">
        {isSearch && t("found", { count: groups.reduce((sum, group) => sum + group.codes.length, 0) })}
      </p>
      {groups.length === 0 ? (
        <EmptyState icon={BookX} heading="p" title={t(isSearch ? "noneFound" : "none")} />
      ) : (
        <ReferenceList groups={groups} isSearch={isSearch} />
      )}
    </>
  );
}
