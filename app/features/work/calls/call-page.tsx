import { useMutation } from "@tanstack/react-query";
import { Download, Phone, PhoneCall, SearchX } from "lucide-react";
import { searchHeaders } from "../../../../domain/platform/search-header.ts";
import { PortalPage } from "../../../layout/portal-page.tsx";
import { useMay } from "../../../layout/use-may.ts";
import { download } from "../../../lib/download.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { useList } from "../../../lib/use-list.ts";
import { useSearchText } from "../../../lib/use-search-text.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListStates } from "../../../ui/list-states.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { CALL_FILTERS, CallFilters } from "./call-filters.tsx";
import { CallRow } from "./call-row.tsx";
import { LogCallDialog } from "./log-call-dialog.tsx";

/**
 * The page of calls: list with search and filters, export, and the form that logs one. The open form is in the URL, so
 * that the palette can link to it.
 */
export function CallPage() {
  const { t } = useTranslation("calls");
  const { parameters, change } = useAddress();
  const mayLog = useMay("customer-data", "create");
  const list = useList("GET /api/calls", { filters: CALL_FILTERS });
  const [text, setText] = useSearchText();
  const empty = list.isNarrowed ? "none" : "empty";
  return (
    <PortalPage
      title={t("title")}
      intro={t("intro")}
      actions={
        mayLog && (
          <div className="flex flex-wrap gap-2">
            <ExportButton filters={list.narrowed} />
            <Button onClick={() => change({ log: "yes" }, { replace: true })}>
              <PhoneCall aria-hidden="true" />
              {t("log")}
            </Button>
          </div>
        )
      }
    >
      <SearchBox label={t("search")} clearLabel={t("clear")} value={text} onChange={setText} />
      <CallFilters />
      <ListStates
        list={list}
        errorTitle={t("error")}
        empty={
          <EmptyState icon={list.isNarrowed ? SearchX : Phone} title={t(empty)} text={t(`${empty}Text`)} heading="h2" />
        }
      >
        <ul aria-label={t("list")} className="divide-y divide-line rounded border border-line bg-surface">
          {list.rows.map((call) => (
            <CallRow key={call.id} call={call} />
          ))}
        </ul>
      </ListStates>
      {mayLog && parameters.get("log") === "yes" && (
        <LogCallDialog onClose={() => change({ log: null }, { replace: true })} />
      )}
    </PortalPage>
  );
}

/** Downloads all calls that match the search and the filters as a spreadsheet file. */
function ExportButton({ filters }: { filters: URLSearchParams }) {
  const { t } = useTranslation("calls");
  const { words } = useAddress();
  const save = useMutation({
    mutationFn: () => download(`/api/calls/export?${filters.toString()}`, searchHeaders(words)),
    onError: (error) => showErrorToast(t("exportFailed"), error),
  });
  return (
    <Button variant="secondary" busy={save.isPending} onClick={() => save.mutate()}>
      <Download aria-hidden="true" />
      {t("export")}
    </Button>
  );
}
