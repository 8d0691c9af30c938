import { useEffect, useState, useSyncExternalStore, type ComponentType } from "react";
import type { User } from "../../../../domain/people/users.ts";
import { awake } from "../../../lib/asleep.tsx";
import { answerLogIn, isLogInAsked, subscribeToLogIn } from "../../../lib/log-in-again.ts";

type DialogProps = { user: User };

/**
 * The place of the login dialog over a page whose session has ended. Its code is loaded as soon as the page is idle and
 * not when it is needed: a new deployment may have replaced the file by then.
 */
export function LogInAgain({ user }: DialogProps) {
  const isAsked = useSyncExternalStore(subscribeToLogIn, isLogInAsked, () => false);
  const [LogInDialog, setDialog] = useState<ComponentType<DialogProps>>();

  useEffect(() => {
    if (LogInDialog) return;
    const ready = isAsked ? Promise.resolve() : awake;
    ready
      .then(() => import("./log-in-again.tsx"))
      .then((module) => setDialog(() => module.LogInDialog))
      // Tried again when somebody is asked to log in; failing then, the pending calls fail as unauthenticated.
      .catch(() => isAsked && answerLogIn(false));
  }, [LogInDialog, isAsked]);

  return isAsked && LogInDialog ? <LogInDialog user={user} /> : null;
}
