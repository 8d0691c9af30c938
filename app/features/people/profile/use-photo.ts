import { useState } from "react";
import type { AnswerOf } from "../../../../domain/api/index.ts";
import type { TeamEntry } from "../../../../domain/content/team.ts";
import { api, ApiError, errorText, inPageLanguage, withSession } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { cutSquare, fileOf } from "./photo-square.ts";

type OnSaved = (entry: TeamEntry) => void;

/** The state of the photograph field: the square to be sent, the fault of a chosen file, and what is under way. */
export function usePhoto(onSaved: OnSaved) {
  const { t } = useTranslation("profile");
  const [square, setSquare] = useState<HTMLCanvasElement | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function choose(file: File | undefined): Promise<void> {
    setError(null);
    setSquare(null);
    if (!file) return;
    const chosen = await cutSquare(file);
    if ("fault" in chosen) setError(t(`team.photo.faults.${chosen.fault}`));
    else setSquare(chosen.square);
  }

  async function run(work: () => Promise<TeamEntry>, done: string): Promise<void> {
    setBusy(true);
    try {
      onSaved(await work());
      setSquare(null);
      setError(null);
      toast({ title: done });
    } catch (thrown) {
      const atField = thrown instanceof ApiError ? thrown.fields["file"] : undefined;
      setError(atField ?? errorText(thrown, t("team.photo.failed")));
    } finally {
      setBusy(false);
    }
  }

  return {
    square,
    error,
    isBusy,
    choose,
    save: () => (square ? run(() => sendPhoto(square), t("team.photo.saved")) : Promise.resolve()),
    remove: () => run(async () => (await api("DELETE /api/user/team-photograph")).entry, t("team.photo.removed")),
  };
}

async function sendPhoto(square: HTMLCanvasElement): Promise<TeamEntry> {
  const body = new FormData();
  body.append("file", await fileOf(square), "photograph.jpg");
  const answer: AnswerOf<"POST /api/user/team-photograph"> = await withSession(async () => {
    const response = await fetch(inPageLanguage("/api/user/team-photograph"), {
      method: "POST",
      headers: { accept: "application/json" },
      body,
    });
    if (!response.ok) throw new ApiError(response.status, await response.text());
    return response.json();
  });
  return answer.entry;
}
