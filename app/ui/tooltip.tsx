import { Tooltip as RadixTooltip } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { useTopLayer } from "./top-layer.ts";

/** The delay before a tooltip opens (A §9). */
const DELAY_MS = 300;

export type TooltipProps = {
  content: ReactNode;
  /** Set to false when the text would only repeat what is visible, as beside an open sidebar. */
  enabled?: boolean;
  /** One focusable element with its own accessible name: a tooltip is help, not a label. */
  children: ReactElement;
};

export function Tooltip({ content, enabled = true, children }: TooltipProps) {
  const container = useTopLayer();
  return (
    <RadixTooltip.Provider delayDuration={DELAY_MS}>
      <RadixTooltip.Root open={enabled ? undefined : false}>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal container={container}>
          <RadixTooltip.Content
            side="right"
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 animate-fade-in rounded bg-ink px-3 py-1.5 text-sm text-ground"
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
