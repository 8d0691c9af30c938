import { Bell } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../lib/i18n.tsx";
import { late } from "../../lib/late.ts";
import { PopButton } from "../../ui/pop-button.tsx";
import { useNotices } from "./use-notices.ts";

const BellList = late(async () => (await import("./bell-list.tsx")).BellList);

/** The largest number that the bell shows. */
const MOST = 99;

/** The bell of the portal's bar: the number of unread notices, and their list. */
export function NoticeBell() {
  const { t } = useTranslation("bell");
  const query = useNotices();
  const [wasOpened, setOpened] = useState(false);
  const count = query.data?.pages[0]?.unread ?? 0;
  const label = count > 0 ? t("unread", { count }) : t("label");
  return (
    <PopButton
      variant="ghost"
      className="portal-button noscript:hidden"
      aria-label={label}
      title={label}
      button={
        <>
          <Bell aria-hidden="true" />
          {count > 0 && (
            // CSS content, not text: the accessible name of the button already says the number.
            <span
              data-count={count > MOST ? `${MOST}+` : count}
              className="bell-count before:content-[attr(data-count)]"
            />
          )}
        </>
      }
      panelLabel={t("title")}
      panelClassName="bell-panel"
      onOpen={() => setOpened(true)}
    >
      {wasOpened && <BellList query={query} />}
    </PopButton>
  );
}
