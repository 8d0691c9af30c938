import { createContext, useContext, type ReactNode } from "react";
import type { StoredFile } from "../../../domain/api/platform/files.ts";
import type { PresentedAttachment } from "../../../domain/api/work/messages.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { useChange } from "../../lib/use-change.ts";
import type { AnswerSubject } from "../composer/drafts.ts";
import { uploadPlace } from "../composer/upload-place.ts";
import { useMay } from "../use-may.ts";
import { attachStored } from "./uploads.ts";

/** Actions on a file of a conversation, beside opening it. An action that is left out is not offered. */
type FileActions = {
  /** Attaches the file to the answer that is being written. */
  sendOn?: (file: StoredFile) => void;
  /** Keeps the attachment of a message with the request or customer. */
  keep?: (attachment: PresentedAttachment) => void;
};

const FileActionsContext = createContext<FileActions>({});
export const useFileActions = () => useContext(FileActionsContext);

type FileActionsProviderProps = {
  about: AnswerSubject;
  /** Opens the composer for a mail; left out for users who may not answer. */
  onWrite?: (() => void) | undefined;
  children: ReactNode;
};

/** Offers to send files of a conversation on, and to keep them with the request or customer. */
export function FileActionsProvider({ about, onWrite, children }: FileActionsProviderProps) {
  const { t } = useTranslation("messages");
  const { path, id } = about;
  const mayKeep = useMay("customer-data", "create");
  const keep = useChange({
    request: (attachment: PresentedAttachment) =>
      ({ to: `POST ${path}/:id/files`, params: { id }, body: { attachmentId: attachment.id } }) as const,
    success: ({ name }) => t("files.kept", { name }),
    failure: t("files.keepFailed"),
    renews: [["kept-files"]],
  });
  const actions: FileActions = {
    ...(onWrite && {
      sendOn: (file) => {
        attachStored(uploadPlace(about), file);
        onWrite();
      },
    }),
    ...(mayKeep && { keep: (attachment) => keep.mutate(attachment) }),
  };
  return <FileActionsContext value={actions}>{children}</FileActionsContext>;
}
