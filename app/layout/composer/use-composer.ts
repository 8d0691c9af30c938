import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Answered, AnswerOptions } from "../../../domain/api/work/answers.ts";
import { splitAddresses } from "../../../domain/work/answer-parts.ts";
import { CHANNELS } from "../../../domain/work/channels.ts";
import { momentOf } from "../../../domain/platform/wall-clock.ts";
import { useAgency } from "../../lib/agency.ts";
import { api, serverFaults } from "../../lib/api.ts";
import { renewAnswered } from "./renew-answered.ts";
import { newKey } from "../../lib/new-key.ts";
import { draftOf, isBegun, keepDraft, type AnswerSubject, type Draft } from "./drafts.ts";
import { useKeptDraft } from "./use-draft.ts";
import { useAskBeforeReload } from "../../lib/use-ask-before-reload.ts";

type Template = AnswerOptions["templates"][number];

/** Manages the draft of a message and sends it. */
export function useComposer(
  about: AnswerSubject,
  options: AnswerOptions,
  onSent: (sent: Answered, draft: Draft) => void,
) {
  const client = useQueryClient();
  const { timezone } = useAgency();
  const [draft, setDraft] = useState(() => draftOf(about) ?? newDraft(options));
  const { state } = useKeptDraft(about);
  // A draft that the server has is found again; only what is not there yet would be lost.
  useAskBeforeReload(isBegun(draft) && state !== "kept");

  function change(changes: Partial<Draft>) {
    const changed = { ...draft, ...changes };
    setDraft(changed);
    keepDraft(about, changed);
  }

  /** Applies a template. It is appended to the person's own text, and replaces the text of another template. */
  function begin(template: Template | undefined, language = draft.language) {
    if (!template) return change({ language, templateId: null });
    const { subject, text } = template[language];
    const isOwn = draft.text.trim() !== "" && draft.templateId === null;
    change({
      language,
      // A template about renewals makes the message marketing; another one does not make it less.
      ...(template.purpose === "marketing" && { purpose: template.purpose }),
      text: isOwn ? `${draft.text.trimEnd()}\n\n${text}` : text,
      subject: options.subject || subject,
      templateId: isOwn ? null : template.id,
    });
  }

  const send = useMutation({
    mutationFn: () => {
      const { path, id } = about;
      const { templateId: _template, sendAt, ...message } = draft;
      const { hasSubject, hasFiles, hasCopies } = CHANNELS[draft.channel];
      return api(`POST ${path}/:id/answer`, {
        params: { id },
        body: {
          ...message,
          subject: hasSubject ? draft.subject : "",
          files: hasFiles ? draft.files : [],
          cc: hasCopies ? splitAddresses(draft.cc) : [],
          bcc: hasCopies ? splitAddresses(draft.bcc) : [],
          sendAt: sendAt ? momentOf(sendAt, timezone).toISOString() : null,
        },
      });
    },
    onSuccess: async (sent) => {
      keepDraft(about, null);
      onSent(sent, draft);
      await renewAnswered(client, about);
    },
  });

  return {
    draft,
    change,
    begin,
    send,
    faults: serverFaults(send.error),
    errorOf: (field: keyof Draft) => serverFaults(send.error)[field],
  };
}

/** Returns an empty draft to the first address or number that may be written to. */
export function newDraft(options: AnswerOptions): Draft {
  const { channel = "email", to = "" } = options.ways.find(({ refusal }) => refusal === null) ?? {};
  return {
    key: newKey(),
    channel,
    purpose: "request",
    to,
    language: options.language,
    subject: options.subject,
    text: "",
    cc: "",
    bcc: "",
    templateId: null,
    files: [],
    sendAt: "",
  };
}
