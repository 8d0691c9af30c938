import { useQuery } from "@tanstack/react-query";
import { BookX } from "lucide-react";
import { useState } from "react";
import type { ReferenceCategory, ReferenceCode } from "../../../server/references/list-references.ts";
import { api } from "../../lib/api.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { SkeletonGroup, SkeletonText } from "../../ui/skeleton.tsx";
import { groupReferences } from "./reference-groups.ts";
import { ReferenceList } from "./reference-list.tsx";

function useReferences<Row>(kind: "categories" | "codes") {
  const language = useLanguage();
  const path = `/api/insurance-references/${kind}?lang=${language}`;
  return useQuery({ queryKey: [path], queryFn: () => api<Row[]>(path) });
}

/** The codes that agents look up while they quote. */
export function ReferencePanel() {
  const { t } = useTranslation("references");
  const [search, setSearch] = useState("");
  const categories = useReferences<ReferenceCategory>("categories");
  const codes = useReferences<ReferenceCode>("codes");
  const failed = categories.isError ? "categories" : codes.isError ? "codes" : null;
  const isLoaded = categories.isSuccess && codes.isSuccess;
  const groups = isLoaded ? groupReferences(categories.data, codes.data, search) : [];
  const isSearch = search.trim() !== "";

  function retry() {
    for (const query of [categories, codes]) if (query.isError) void query.refetch();
  }

  return (
    <Card as="section" aria-labelledby="references" className="grid grid-cols-1 gap-4">
      <CardTitle as="h2" id="references">
        {t("title")}
      </CardTitle>
      <SearchBox label={t("search")} clearLabel={t("clear")} value={search} onChange={setSearch} />
      {failed && (
        <Alert variant="error" action={<Button onClick={retry}>{t("retry")}</Button>}>
          {t(`failed.${failed}`)}
        </Alert>
      )}
      {!failed && !isLoaded && (
        <SkeletonGroup>
          <SkeletonText lines={6} />
        </SkeletonGroup>
      )}
      <p role="status" className="sr-only">
        {isSearch && isLoaded && t("found", { count: groups.reduce((sum, group) => sum + group.codes.length, 0) })}
      </p>
      {isLoaded && groups.length === 0 && (
        <EmptyState icon={BookX} heading="p" title={t(isSearch ? "noneFound" : "none")} />
      )}
      <ReferenceList groups={groups} isSearch={isSearch} />
    </Card>
  );
}
