import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { ListedSection } from "../../../../domain/api/operations/settings.ts";
import { changesBetween } from "../../../../domain/operations/settings/changes.ts";
import type { Section } from "../../../../domain/operations/settings/section-names.ts";
import { ConflictNotice } from "../../../layout/conflict-notice.tsx";
import { UnsavedGuard } from "../../../layout/unsaved-guard.tsx";
import { codeOf, serverFaults } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { faultText, useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { EditingContext } from "./editing.ts";
import { SectionEditor } from "./section-editor.tsx";
import { fetchSection, sectionIn, useSaveSection } from "./use-settings.ts";

type Faults = Record<string, string>;
type SectionFormProps<S extends Section> = {
  section: S;
  listed: ListedSection<S>;
  /** Called to begin anew with the stored value. */
  onRestart: () => void;
};

/** The form of a section: its inputs, the button that saves it, and the notice when somebody else was faster. */
export function SectionForm<S extends Section>({ section, listed, onRestart }: SectionFormProps<S>) {
  const { t } = useTranslation("settings");
  const { t: ofRules } = useTranslation("validation");
  // The stored value as it was when the form opened.
  const [{ stored, version }, setStored] = useState({ stored: listed.value, version: listed.version });
  const [value, setValue] = useState(stored);
  const [faults, setFaults] = useState<Faults>({});
  const [conflicts, setConflicts] = useState(0);
  const save = useSaveSection();
  const { revalidate } = useRevalidator();
  const form = useFirstFaultFocus(faults);
  const isDirty = changesBetween(stored, value).length > 0;

  async function send(over: number): Promise<void> {
    try {
      const found = await faultsIn(section, value);
      setFaults(found);
      if (Object.keys(found).length > 0) return;
      const saved = sectionIn([await save.mutateAsync({ section, version: over, value })], section);
      setStored({ stored: saved.value, version: saved.version });
      // What was typed during the request stays, unsaved.
      setValue((current) => (changesBetween(value, current).length > 0 ? current : saved.value));
      setConflicts(0);
      // The frame of this page shows the agency's name and number, too.
      void revalidate();
      toast({ title: t("saved"), description: t("savedText") });
    } catch (error) {
      setFaults(withoutPrefix(serverFaults(error)));
      if (codeOf(error) === "conflict") setConflicts((count) => count + 1);
      else showErrorToast(t("saveFailed"), error, t("tryAgain"));
    }
  }

  async function sendOverTheirs(): Promise<void> {
    try {
      await send((await fetchSection(section)).version);
    } catch (error) {
      showErrorToast(t("saveFailed"), error, t("tryAgain"));
    }
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={t(`sections.${section}.name`)}
      className="grid max-w-3xl grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) void send(version);
      }}
    >
      <UnsavedGuard isDirty={isDirty} />
      <EditingContext
        value={{
          errorOf: (path) => faultText(ofRules, faults[path]),
          overrideOf: (path) => listed.fromEnvironment[path],
        }}
      >
        <SectionEditor section={section} value={value} path="" onChange={setValue} />
      </EditingContext>
      {Object.keys(faults).length > 0 && <Alert variant="error">{t("faults")}</Alert>}
      {conflicts > 0 && (
        <ConflictNotice
          key={conflicts}
          isBusy={save.isPending}
          onKeepMine={() => void sendOverTheirs()}
          onTakeTheirs={onRestart}
        />
      )}
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        <Button type="submit" busy={save.isPending}>
          {t("save")}
        </Button>
        {isDirty && (
          <Button variant="ghost" disabled={save.isPending} onClick={() => setValue(stored)}>
            {t("discard")}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Validates the form and returns the errors by path. If the rules cannot be loaded, the server's validation decides. */
async function faultsIn(section: Section, value: unknown): Promise<Faults> {
  const rules = await import("../../../../domain/operations/settings/sections.ts").catch(() => null);
  const faults: Faults = {};
  for (const { path, message } of rules?.SECTION_SCHEMAS[section].safeParse(value).error?.issues ?? []) {
    faults[path.join(".")] ??= message;
  }
  return faults;
}

/** Names the faults of the server as the form does: without the `value` that the request wraps them in. */
function withoutPrefix(faults: Faults): Faults {
  return Object.fromEntries(Object.entries(faults).map(([path, text]) => [path.replace(/^value\.?/, ""), text]));
}

/** Moves the focus to the first wrong input of a form, once it is marked. */
function useFirstFaultFocus(faults: Faults) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [faults]);
  return form;
}
