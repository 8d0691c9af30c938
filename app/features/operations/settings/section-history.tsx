import { useState } from "react";
import type { SectionVersion } from "../../../../domain/api/operations/settings.ts";
import { changesBetween, type SettingChange } from "../../../../domain/operations/settings/changes.ts";
import type { Section } from "../../../../domain/operations/settings/section-names.ts";
import type { TranslateIn } from "../../../../domain/platform/text-keys.ts";
import { useDates } from "../../../lib/dates.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { knownText, useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { useRestoreSection, useVersions } from "./use-settings.ts";

type HistoryProps = { section: Section; onRestored: () => void };

/** The versions of a section: what changed, who, when; and the way back to each. */
export function SectionHistory({ section, onRestored }: HistoryProps) {
  const { t } = useTranslation("settings");
  const versions = useVersions(section);
  return (
    <section aria-labelledby="settings-history" className="grid max-w-3xl grid-cols-1 gap-3">
      <h3 id="settings-history" className="text-lg">
        {t("history.title")}
      </h3>
      <QueryStates query={versions} error={t("history.error")}>
        {(all) => <Versions section={section} versions={all} onRestored={onRestored} />}
      </QueryStates>
    </section>
  );
}

function Versions({ section, versions, onRestored }: HistoryProps & { versions: SectionVersion[] }) {
  const { t } = useTranslation("settings");
  const dates = useDates();
  const [asked, setAsked] = useState<SectionVersion | null>(null);
  const restore = useRestoreSection();
  const [newest] = versions;

  async function bringBack({ version: from }: SectionVersion): Promise<void> {
    if (!newest) return;
    try {
      await restore.mutateAsync({ section, version: newest.version, from });
      toast({ title: t("history.restored") });
      onRestored();
    } catch (error) {
      showErrorToast(t("saveFailed"), error, t("tryAgain"));
    }
    setAsked(null);
  }

  return (
    <>
      <ol className="grid grid-cols-1 gap-3">
        {versions.map((version, index) => (
          <li key={version.version} className="rounded border border-line p-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <p className="font-semibold">{dates.dateTime(version.changedAt)}</p>
              <p className="text-sm text-ink-soft">{version.changedBy ?? t("history.firstStart")}</p>
            </div>
            <Changes section={section} changes={changesOf(versions, index)} />
            {index > 0 && (
              <Button variant="secondary" size="sm" className="mt-2" onClick={() => setAsked(version)}>
                {t("history.restore")}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t("history.question")}
        description={asked && t("history.questionText", { date: dates.dateTime(asked.changedAt) })}
        confirmLabel={t("history.restore")}
        busy={restore.isPending}
        onConfirm={() => asked && void bringBack(asked)}
      />
    </>
  );
}

/** Returns what a version changed of the one before it; nothing for the oldest. */
function changesOf(versions: SectionVersion[], index: number): SettingChange[] {
  const [version, before] = [versions[index], versions[index + 1]];
  return version && before ? changesBetween(before.value, version.value) : [];
}

function Changes({ section, changes }: { section: Section; changes: SettingChange[] }) {
  const { t } = useTranslation("settings");
  /** Names a value by its path: the positions in lists or the name of a claim, and the label of its field. */
  function nameOf(path: string): string {
    const parts = path.split(".");
    if (section === "claims") return claimNameOf(parts);
    const numbers = parts.filter((part) => /^\d+$/.test(part)).map((part) => Number(part) + 1);
    const name = parts.findLast((part) => !/^\d+$/.test(part)) ?? "";
    return [...numbers, knownText(t, "fields", name)].filter(Boolean).join(" · ");
  }
  /** Names a value of a claim: its path is the id of the claim, in two parts, and the value's own path. */
  function claimNameOf([page = "", name = "", ...field]: string[]): string {
    const claim = knownText(t, "claims.names", `${page}.${name}`);
    return field.length === 0 ? claim : `${claim} · ${knownText(t, "claims.fields", field.join("."))}`;
  }
  if (changes.length === 0) return null;
  return (
    <ul className="mt-1 grid grid-cols-1 gap-1 text-sm">
      {changes.map(({ path, before, after }) => (
        <li key={path} className="wrap-anywhere">
          <span className="font-semibold">{nameOf(path)}:</span> <del>{shown(before, t)}</del> →{" "}
          <ins className="no-underline">{shown(after, t)}</ins>
        </li>
      ))}
    </ul>
  );
}

/** Writes a value of the settings as text. */
function shown(value: unknown, t: TranslateIn<"settings">): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return t(value ? "history.yes" : "history.no");
  if (typeof value === "object")
    return Object.values(value)
      .map((part) => shown(part, t))
      .join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}
