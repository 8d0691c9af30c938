import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Share } from "../../../../domain/api/work/share.ts";
import { SHARE_MAX } from "../../../../domain/work/share-options.ts";
import { api } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";

/** The pause after which typed notes are saved. */
const PAUSE_MS = 1_000;

/** The note pad of the agent. It saves itself, and lands in the timeline of the request when the session is over. */
export function Notes({ share, isOver }: { share: Share; isOver: boolean }) {
  const { t } = useTranslation("share-desk");
  const [notes, setNotes] = useState(share.notes);
  const state = useSavedNotes(share.id, notes, share.notes, t("notes.failed"));
  if (isOver && !notes) return null;
  return (
    <Field
      label={t("notes.label")}
      hint={t(share.request ? "notes.hint" : "notes.hintAlone")}
      note={notes ? t(`notes.${state}`) : undefined}
      className="max-w-2xl"
    >
      <Textarea
        rows={5}
        maxLength={SHARE_MAX.notes}
        value={notes}
        readOnly={isOver}
        onChange={(event) => setNotes(event.target.value)}
      />
    </Field>
  );
}

/** Saves the notes shortly after they were typed, and when the page is left. */
function useSavedNotes(id: string, notes: string, first: string, failure: string): "saved" | "unsaved" {
  const [saved, setSaved] = useState(first);
  const sent = useRef(first);
  const isSaved = notes === saved;

  const save = useEffectEvent(async (typed: string, isLeaving = false) => {
    if (typed === sent.current) return;
    sent.current = typed;
    try {
      await api("POST /api/shares/:id/notes", { params: { id }, body: { notes: typed }, keepalive: isLeaving });
      setSaved(typed);
    } catch (error) {
      sent.current = saved;
      showErrorToast(failure, error);
    }
  });

  useEffect(() => {
    if (isSaved) return;
    const timer = setTimeout(() => void save(notes), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isSaved, notes]);
  const saveAll = useEffectEvent(() => void save(notes, true));
  useEffect(() => {
    const leave = () => saveAll();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  return isSaved ? "saved" : "unsaved";
}
