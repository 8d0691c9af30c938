import { Building2, SearchX } from "lucide-react";
import { useState } from "react";
import { CARRIER_LINES, type CarrierLine } from "../../../../domain/content/carriers.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FilterButton } from "../../../ui/filter-button.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton.tsx";
import { PortalCard } from "./portal-card.tsx";
import { visiblePortals } from "./portal-filter.ts";
import { useCarrierPortals } from "./use-carrier-portals.ts";

const GRID = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4";

/** The carriers' own portals: by category, or searched by name across all categories. */
export function CarriersTab() {
  const { t } = useTranslation("carriers");
  const { query, toggleFavorite } = useCarrierPortals();
  const [line, setLine] = useState<CarrierLine>("auto");
  const [search, setSearch] = useState("");
  const isSearch = search.trim() !== "";
  const portals = visiblePortals(query.data ?? [], line, search);

  function choose(next: CarrierLine) {
    setLine(next);
    setSearch("");
  }

  return (
    <section aria-labelledby="carrier-portals" className="grid grid-cols-1 gap-5">
      <h2 id="carrier-portals" className="text-2xl">
        {t("title")}
      </h2>
      <div className="flex flex-wrap gap-3">
        <div role="group" aria-label={t("categories")} className="flex flex-wrap gap-2">
          {CARRIER_LINES.map((value) => (
            <FilterButton key={value} isChosen={!isSearch && value === line} onClick={() => choose(value)}>
              {t(`lines.${value}`)}
            </FilterButton>
          ))}
        </div>
        <SearchBox
          label={t("search")}
          clearLabel={t("clear")}
          value={search}
          onChange={setSearch}
          className="min-w-64 flex-1"
        />
      </div>
      {query.isPending && <PortalSkeletons />}
      {query.isError && (
        <Alert variant="error" action={<Button onClick={() => void query.refetch()}>{t("retry")}</Button>}>
          {t("error")}
        </Alert>
      )}
      <p role="status" className="sr-only">
        {query.isSuccess && t("found", { count: portals.length })}
      </p>
      {query.data?.length === 0 && (
        <EmptyState icon={Building2} heading="h3" title={t("noneYet")} text={t("noneYetText")} />
      )}
      {query.isSuccess && query.data.length > 0 && portals.length === 0 && (
        <EmptyState icon={SearchX} heading="h3" title={t("none")} text={isSearch && t("noneText")} />
      )}
      <ul className={GRID}>
        {portals.map((portal) => (
          <PortalCard
            key={portal.id}
            portal={portal}
            showsLine={isSearch}
            onToggleFavorite={() => toggleFavorite(portal)}
          />
        ))}
      </ul>
    </section>
  );
}

function PortalSkeletons() {
  return (
    <SkeletonGroup className={GRID}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-44" />
      ))}
    </SkeletonGroup>
  );
}
