import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { isReference, KINDS, type LeadKind } from "../../../../domain/work/request-kinds.ts";
import { useAddress } from "../../../lib/use-address.ts";
import { Board } from "./board.tsx";
import { useDensity, type Density } from "./density.ts";
import type { Shown } from "./lead-facts.tsx";
import { LeadList } from "./lead-list.tsx";
import { NoRequest } from "./no-request.tsx";
import { OpenRequest } from "./open-request.tsx";
import { BOARD } from "./view-entries.ts";
import { valueIn } from "../../../../domain/platform/typed-records.ts";

type DeskProps = {
  kind: LeadKind;
  shown: Shown;
  /** The height of rows as the server knows it. */
  density: Density;
};

/** The desk: the list, and the request named in the URL beside it or in place of it. */
export function Desk({ kind, shown, density: fromServer }: DeskProps) {
  const { parameters, change } = useAddress();
  const asked = parameters.get("request")?.toUpperCase();
  // An address can be mistyped: what is no reference opens no request.
  const reference = asked && isReference(asked) ? asked : undefined;
  const { state } = useLocation();
  const isPressed = useRef(false);
  const [isBehind, setBehind] = useState(false);
  const density = useDensity(fromServer);
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

  if (isBoard) return <Board />;
  return (
    <div className="desk" data-open={reference && ""}>
      <LeadList
        kind={kind}
        density={density}
        reference={reference}
        onOpen={() => (isPressed.current = true)}
        onBehind={setBehind}
      />
      <div className="desk-request" data-behind={isBehind ? "" : undefined}>
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
    </div>
  );
}
