import { MonitorUp } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { late } from "../../lib/late.ts";
import { Button } from "../../ui/button.tsx";
import type { ShareAbout } from "./share-dialog.tsx";

/** Loaded when somebody wants to share a screen. */
const ShareDialog = late(async () => (await import("./share-dialog.tsx")).ShareDialog);

type ShareOpenerProps = Pick<ComponentProps<typeof Button>, "variant" | "size" | "children"> & { about?: ShareAbout };

/** The button that opens the dialog of screen shares. A link that was made is still there when it opens again. */
export function ShareOpener({ about, children, variant = "secondary", size = "md" }: ShareOpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setOpened] = useState(false);

  function open() {
    setOpened(true);
    setOpen(true);
  }

  return (
    <>
      <Button variant={variant} size={size} onClick={open}>
        <MonitorUp aria-hidden="true" />
        {children}
      </Button>
      {hasOpened && <ShareDialog isOpen={isOpen} onOpenChange={setOpen} {...(about && { about })} />}
    </>
  );
}
