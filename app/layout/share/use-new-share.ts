import { useCallback, useEffect, useRef, useState } from "react";
import { SCREEN_SHARE } from "../../../domain/platform/limits.ts";
import type { ShareInput } from "../../../domain/work/share.ts";
import type { ShareWay } from "../../../domain/work/share-options.ts";
import { api } from "../../lib/api.ts";
import { showErrorToast } from "../../lib/error-toast.ts";
import { newKey } from "../../lib/new-key.ts";
import { useTranslation } from "../../lib/i18n.tsx";

/** A link: its id is null when it leads to the agency's own host of screen shares. */
export type NewShare = { state: "none" } | { state: "generating" } | ({ state: "ready" } & ReadyShare);
type ReadyShare = { link: string; id: string | null; ways: readonly ShareWay[] };

const NONE: NewShare = { state: "none" };

/** Makes a link: ours by a call, or one to the agency's own host with an unguessable id. */
async function create(host: string | null, input: ShareInput): Promise<ReadyShare> {
  return host
    ? { link: `${host}/session/${newKey().slice(0, 24)}`, id: null, ways: [] }
    : api("POST /api/shares", { body: input });
}

/**
 * The state of the link: none, generating for at least the time that the specification gives, then ready. `clear` starts
 * over.
 */
export function useNewShare(host: string | null) {
  const { t } = useTranslation("share-desk");
  const [share, setShare] = useState(NONE);
  /** Counts the attempts, so that a late answer of one that was given up changes nothing. */
  const attempt = useRef(0);
  useEffect(() => () => void attempt.current++, []);

  async function generate(input: ShareInput) {
    const mine = ++attempt.current;
    setShare({ state: "generating" });
    const time = new Promise((resolve) => setTimeout(resolve, SCREEN_SHARE.generateMs));
    try {
      const [made] = await Promise.all([create(host, input), time]);
      if (mine === attempt.current) setShare({ state: "ready", ...made });
    } catch (error) {
      if (mine !== attempt.current) return;
      setShare(NONE);
      showErrorToast(t("dialog.failed"), error);
    }
  }

  const clear = useCallback(() => {
    attempt.current++;
    setShare(NONE);
  }, []);
  return { share, generate, clear };
}
