import { useRef, useState, type ReactNode } from "react";
import { showErrorToast } from "../lib/error-toast.ts";
import { useTranslation } from "../lib/i18n.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { focusFirstField } from "./take-theirs.tsx";

type Options<Edited> = {
  isBusy: boolean;
  /** Reads what is stored now: the list that the edited one is in. */
  readAll: () => Promise<Edited[]>;
  /** Saves the form over a version, and shows what goes wrong. */
  save: (over: Edited) => unknown;
  /** Puts what is stored into the form. */
  begin: (theirs: Edited) => void;
  /** Shows that what is stored could not be read. */
  onFailure: (error: unknown) => void;
};

/**
 * Optimistic locking of a form that edits one of a list. Returns what its user has seen, whose version a save needs; the
 * function to call on a conflict; and the notice that then asks whose words count. One that was deleted meanwhile is
 * saved over the one seen, which the server refuses.
 */
export function useEditConflict<Edited extends { id: number }>(
  edited: Edited | undefined,
  { isBusy, readAll, save, begin, onFailure }: Options<Edited>,
): { seen: Edited | undefined; meet: () => void; notice: ReactNode } {
  const { t } = useTranslation("portal");
  // As it was when the form began with it. One that is read later has changes that this user has not seen.
  const [seen, setSeen] = useState(edited);
  const [conflicts, setConflicts] = useState(0);
  const place = useRef<HTMLDivElement>(null);

  async function readTheirs(use: (theirs: Edited) => unknown, onError: (error: unknown) => void): Promise<void> {
    try {
      const theirs = (await readAll()).find(({ id }) => id === seen?.id) ?? seen;
      if (theirs) await use(theirs);
    } catch (error) {
      onError(error);
    }
  }

  function takeOver(theirs: Edited): void {
    setSeen(theirs);
    begin(theirs);
    setConflicts(0);
    // The pressed button had the focus, and goes.
    focusFirstField(place.current?.closest("form") ?? null);
  }

  const notice = conflicts > 0 && (
    <div ref={place} className="sm:col-span-2">
      <ConflictNotice
        key={conflicts}
        isBusy={isBusy}
        onKeepMine={() => void readTheirs(save, onFailure)}
        onTakeTheirs={() =>
          void readTheirs(takeOver, (error) =>
            showErrorToast(t("conflict.notLoaded"), error, t("conflict.notLoadedText")),
          )
        }
      />
    </div>
  );
  return { seen, meet: () => setConflicts((count) => count + 1), notice };
}
