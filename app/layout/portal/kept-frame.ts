import type { ComponentProps } from "react";
import type { User } from "../../../domain/people/users.ts";
import type { Texts } from "../../lib/translate.ts";
import type { Live } from "../live/live.tsx";
import type { PaletteHost } from "../palette/palette-host.tsx";
import type { SidebarChoice } from "../sidebar-choice.ts";
import type { ShownRelease } from "../sidebar-menu.tsx";

/** The data of the frame of the portal. */
export type FrameData = {
  user: User;
  sidebarChoice: SidebarChoice;
  release: ShownRelease;
  /** Null for a user who does not see the desk. */
  deskPosition: ComponentProps<typeof Live>["from"] | null;
  pages: ComponentProps<typeof PaletteHost>["pages"];
  texts: Texts;
};

/**
 * The data that the frame of the portal had last, in this browser. When a page cannot be fetched, the data of the frame
 * are gone with those of the page: the frame is then drawn with these. The server never sets it.
 */
export const keptFrame: { data?: FrameData } = {};

/** Returns the kept data of the frame, for the user who is logged in. */
export const keptFrameOf = (user: User | null | undefined): FrameData | undefined =>
  user && keptFrame.data?.user.id === user.id ? keptFrame.data : undefined;
