import { useEffect, useState } from "react";
import { ACCOUNT_STATUSES, type AccountStatus } from "../../../../domain/people/users.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { Select } from "../../../ui/select.tsx";
import { onSelectChange } from "../../../ui/on-select-change.ts";

/** Debounce delay before a search request. */
const PAUSE_MS = 250;

type UserFilterProps = {
  status: AccountStatus;
  onStatus: (status: AccountStatus) => void;
  onSearch: (search: string) => void;
};

export function UserFilter({ status, onStatus, onSearch }: UserFilterProps) {
  const { t } = useTranslation("users");
  const [typed, setTyped] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
      <SearchBox label={t("list.search")} clearLabel={t("list.clear")} value={typed} onChange={setTyped} />
      <Select
        aria-label={t("list.status")}
        value={status}
        className="self-center"
        onChange={onSelectChange(ACCOUNT_STATUSES, onStatus)}
      >
        {ACCOUNT_STATUSES.map((value) => (
          <option key={value} value={value}>
            {t(`statuses.${value}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
