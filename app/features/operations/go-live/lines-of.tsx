import { useTranslation } from "../../../lib/i18n.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { LineList } from "./line-list.tsx";
import { useGoLive } from "./use-go-live.ts";

/** Some lines of the go-live list, within a step of the set-up. An id that ends in a dot stands for all that begin so. */
export function LinesOf({ ids, label }: { ids: readonly string[]; label: string }) {
  const { t } = useTranslation("go-live");
  const goLive = useGoLive();
  const isShown = (id: string) => ids.some((one) => (one.endsWith(".") ? id.startsWith(one) : id === one));
  return (
    <QueryStates query={goLive} error={t("error")}>
      {({ lines, statements }) => (
        <LineList label={label} lines={lines.filter(({ id }) => isShown(id))} statements={statements} />
      )}
    </QueryStates>
  );
}
