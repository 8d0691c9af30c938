import { useRef } from "react";
import { useLocation } from "react-router";
import { KINDS, type LeadKind } from "../../../../domain/work/request-kinds.ts";
import { useAddress } from "../../../lib/use-address.ts";
import { Board } from "./board.tsx";
import type { Shown } from "./lead-facts.tsx";
import { LeadList } from "./lead-list.tsx";
import { NoRequest } from "./no-request.tsx";
import { OpenRequest } from "./open-request.tsx";
import { BOARD, Views } from "./views.tsx";
import { valueIn } from "../../../../domain/platform/typed-records.ts";

/** The desk: views, list, and the request named in the URL. */
export function Desk({ kind, shown }: { kind: LeadKind; shown: Shown }) {
  const { parameters, change } = useAddress();
  const reference = parameters.get("request")?.toUpperCase();
  const { state } = useLocation();
  const isPressed = useRef(false);
  const isBoard = KINDS[kind].isSale && parameters.get("view") === BOARD;

  /**
   * Returns whether the focus moves to the opened request: yes after a press, here or in the command palette; no when
   * the user goes through the list with the keyboard shortcuts.
   */
  function takesFocus(): boolean {
    const wasPressed = isPressed.current;
    isPressed.current = false;
    return wasPressed || valueIn(state, "takesFocus") === true;
  }

  return (
    <div className="desk" data-open={reference && ""}>
      <Views kind={kind} />
      {isBoard ? (
        <Board />
      ) : (
        <>
          <LeadList kind={kind} reference={reference} onOpen={() => (isPressed.current = true)} />
          <div className="desk-request">
            {reference ? (
              <OpenRequest
                key={reference}
                reference={reference}
                shown={shown}
                takesFocus={takesFocus}
                onClose={() => change({ request: null })}
                // Replaces the history entry: Back would open a request that no longer exists.
                onLeave={() => change({ request: null }, { replace: true })}
              />
            ) : (
              <NoRequest />
            )}
          </div>
        </>
      )}
    </div>
  );
}
