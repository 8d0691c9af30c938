import type { ReactNode } from "react";
import { AgencyCodes } from "./agency-codes.tsx";
import type { ShownQuickLink } from "../../../../server/content/shelves/present-entries.ts";
import { QuickLinks } from "./quick-links.tsx";
import { SupportTools } from "./support-tools.tsx";

/** The tools that agents need while quoting. The reference codes (`children`) come from their own feature. */
export function ToolsTab({ quickLinks, children }: { quickLinks: readonly ShownQuickLink[]; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <QuickLinks links={quickLinks} />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <AgencyCodes />
        <SupportTools />
      </div>
      {children}
    </div>
  );
}
