import { useState } from "react";
import type { MailTarget } from "../../../../domain/api/work/inbound.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { usePagedList } from "../../../lib/use-paged-list.ts";
import { Button } from "../../../ui/button.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { REFERENCE_PREFIX } from "../../../../domain/work/request-kinds.ts";

const REFERENCE = new RegExp(`^\\s*${REFERENCE_PREFIX}-\\w{3,20}\\s*$`, "i");

/** Searches the request or customer that a mail belongs to, by reference, name, e-mail address or phone number. */
export function FindPlace({ isBusy, onFound }: { isBusy: boolean; onFound: (place: MailTarget) => void }) {
  const { t } = useTranslation("emails");
  const [text, setText] = useState("");
  const words = text.trim();
  const isReference = REFERENCE.test(words);
  const customers = usePagedList("GET /api/customers", { limit: 5 }, words);
  const isSearched = words.length > 1 && !isReference;
  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchBox label={t("unsorted.search")} clearLabel={t("messages:clear")} value={text} onChange={setText} />
      {isReference && (
        <PlaceButton isBusy={isBusy} onClick={() => onFound({ reference: words })}>
          {t("unsorted.toRequest", { reference: words.toUpperCase() })}
        </PlaceButton>
      )}
      {isSearched && (
        <ul className="grid grid-cols-1 gap-1">
          {customers.rows.map(({ id, name, emails, phones }) => (
            <li key={id}>
              <PlaceButton isBusy={isBusy} onClick={() => onFound({ customerId: id })}>
                {t("unsorted.toCustomer", { name, reach: [...emails, ...phones].join(", ") || "–" })}
              </PlaceButton>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isSearched && !customers.query.isFetching && customers.rows.length === 0 && t("unsorted.noneFound")}
      </p>
    </div>
  );
}

type PlaceButtonProps = { isBusy: boolean; onClick: () => void; children: string };

function PlaceButton({ isBusy, onClick, children }: PlaceButtonProps) {
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={isBusy}
      onClick={onClick}
      className="h-auto max-w-full text-start break-words whitespace-normal"
    >
      {children}
    </Button>
  );
}
