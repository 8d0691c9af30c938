import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";

/** The address at which a calendar program reads one's tasks: made, shown once, and taken back. */
export function FeedSettings() {
  const { t } = useTranslation("tasks");
  const [address, setAddress] = useState<string | null>(null);
  const [hasNames, setNames] = useState(false);
  const feed = useQuery({ queryKey: ["task-feed"], queryFn: () => api("GET /api/user/task-feed") });
  const make = useChange({
    request: () => ({ to: "POST /api/user/task-feed", body: { hasNames } }),
    success: t("feed.made"),
    failure: t("feed.failed"),
    renews: [["task-feed"]],
    onDone: (made) => setAddress(made.address),
  });
  const remove = useChange({
    request: () => ({ to: "DELETE /api/user/task-feed" }),
    success: t("feed.removed"),
    failure: t("feed.failed"),
    renews: [["task-feed"]],
    onDone: () => setAddress(null),
  });
  return (
    <details className="rounded border border-line bg-surface px-4 py-2">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{t("feed.title")}</summary>
      <div className="grid grid-cols-1 gap-3 pb-3">
        <p className="max-w-prose text-ink-soft">{t("feed.intro")}</p>
        <QueryStates query={feed} error={t("feed.error")} lines={2}>
          {({ isOn }) => (
            <>
              {address && (
                <Field label={t("feed.address")} hint={t("feed.addressHint")}>
                  <Input readOnly value={address} onFocus={(event) => event.target.select()} />
                </Field>
              )}
              {isOn && !address && <p>{t("feed.isOn")}</p>}
              <Checkbox
                label={t("feed.names")}
                hint={t("feed.namesHint")}
                checked={hasNames}
                onChange={() => setNames(!hasNames)}
              />
              <div className="flex flex-wrap gap-3">
                <Button variant="secondary" busy={make.isPending} onClick={() => make.mutate()}>
                  {t(isOn ? "feed.renew" : "feed.make")}
                </Button>
                {isOn && (
                  <Button
                    variant="ghost"
                    className="text-brick!"
                    busy={remove.isPending}
                    onClick={() => remove.mutate()}
                  >
                    {t("feed.remove")}
                  </Button>
                )}
              </div>
            </>
          )}
        </QueryStates>
      </div>
    </details>
  );
}
