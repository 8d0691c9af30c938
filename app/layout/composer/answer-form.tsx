import { useEffect, useEffectEvent, type ClipboardEvent, type KeyboardEvent } from "react";
import type { Answered, AnswerOptions } from "../../../domain/api/work/answers.ts";
import { CHANNELS } from "../../../domain/work/channels.ts";
import { LANGUAGES } from "../../../domain/platform/language.ts";
import { CONTENT_MAX } from "../../../domain/platform/limits.ts";
import { errorText } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { CHANNEL_LOOKS } from "../channel-looks.ts";
import type { AnswerSubject, Draft } from "./drafts.ts";
import { Attachments } from "./attachments.tsx";
import { CopyFields } from "./copy-fields.tsx";
import { Count, SaidFirst, SignaturePreview } from "./message-notes.tsx";
import { StoppedNote } from "./draft-notice.tsx";
import { DropZone } from "../files/drop-zone.tsx";
import { PurposeChoice, refusalFor } from "./purpose-choice.tsx";
import { useComposer } from "./use-composer.ts";
import { useUploads } from "./use-uploads.ts";
import { When } from "./when.tsx";
import { OwnLanguageOptions } from "../language-options.tsx";

type AnswerFormProps = {
  about: AnswerSubject;
  options: AnswerOptions;
  channel: Draft["channel"] | undefined;
  /** False once a colleague has taken the request: nothing is sent any more. */
  mayAnswer: boolean;
  onDiscard: () => void;
  onSent: (answered: Answered, draft: Draft) => void;
};

type Way = AnswerOptions["ways"][number];
/** Identifies a way to write: two channels may use the same address. */
const keyOf = ({ channel, to }: Pick<Way, "channel" | "to">) => `${channel} ${to}`;
const shownTo = ({ channel, to }: Way) => CHANNEL_LOOKS[channel].shown(to);

/** The form of a message to a customer: recipient, language, subject, text, files and time of sending. */
export function AnswerForm({ about, options, channel, mayAnswer, onDiscard, onSent }: AnswerFormProps) {
  const { t } = useTranslation("answers");
  const composer = useComposer(about, options, onSent);
  const { draft, change, begin, send, errorOf, faults } = composer;
  const uploads = useUploads({ about, files: draft.files, onChange: change });
  const open = waysFor(options, draft.purpose);
  const way = open.find((one) => keyOf(one) === keyOf(draft));
  const { hasSubject, hasSignature, hasFiles, hasCopies, isSentInParts, maxLength } = CHANNELS[draft.channel];
  const saidFirst = options.saidFirst?.[draft.language] ?? null;
  const templates = options.templates.filter((template) => template.channel === draft.channel);

  const choose = useEffectEvent((wanted: Draft["channel"]) => {
    const first = open.find((one) => one.channel === wanted);
    if (first && draft.channel !== wanted) change({ channel: wanted, to: first.to, templateId: null });
  });
  useEffect(() => {
    if (channel) choose(channel);
  }, [channel]);

  const waitsFor = hasFiles ? uploads.waitsFor : null;
  function submit() {
    if (mayAnswer && !send.isPending && !waitsFor && draft.text.trim()) send.mutate();
  }

  function press(event: KeyboardEvent) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit();
  }

  /** Attaches pasted files, such as a screenshot. */
  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files];
    if (!hasFiles || files.length === 0) return;
    event.preventDefault();
    uploads.add(files);
  }

  /** Changes what the message is about, and the address where the one that is chosen may not get such a message. */
  function changePurpose(purpose: Draft["purpose"]) {
    const ways = waysFor(options, purpose);
    const kept = ways.find((one) => keyOf(one) === keyOf(draft)) ?? ways[0];
    change({ purpose, ...(kept && { channel: kept.channel, to: kept.to }) });
  }

  const refused = options.ways.filter((one) => !open.includes(one));
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {options.ways.length === 0 && <p className="text-ink-soft">{t("none")}</p>}
      {refused.map((one) => (
        <p key={keyOf(one)} className="text-sm text-ink-soft">
          <Refusal way={one} purpose={draft.purpose} />
        </p>
      ))}
      {options.ways.length > 0 && <PurposeChoice purpose={draft.purpose} onChange={changePurpose} />}
      {way && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t("to")} error={errorOf("to")}>
              <Select
                value={keyOf(draft)}
                onChange={(event) => {
                  const chosen = open.find((one) => keyOf(one) === event.target.value);
                  if (chosen) change({ channel: chosen.channel, to: chosen.to, templateId: null });
                }}
              >
                {open.map((one) => (
                  <option key={keyOf(one)} value={keyOf(one)}>
                    {t(`channels:${one.channel}.way`, { to: shownTo(one) })}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t("language")} hint={t("languageHint")} error={errorOf("language")}>
              <Select
                value={draft.language}
                onChange={(event) => {
                  const used = templates.find(({ id }) => id === draft.templateId);
                  begin(used, LANGUAGES.find((one) => one === event.target.value) ?? draft.language);
                }}
              >
                <OwnLanguageOptions />
              </Select>
            </Field>
          </div>
          {hasCopies && <CopyFields draft={draft} faults={faults} onChange={change} />}
          {templates.length > 0 && (
            <Field label={t("template")}>
              <Select
                value={draft.templateId ?? ""}
                placeholder={t("noTemplate")}
                onChange={(event) => begin(templates.find(({ id }) => String(id) === event.target.value))}
              >
                {templates.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {hasSubject && (
            <Field label={t("subject")} error={errorOf("subject")} required>
              <Input
                autoComplete="off"
                lang={draft.language}
                maxLength={CONTENT_MAX.title}
                value={draft.subject}
                onChange={(event) => change({ subject: event.target.value })}
              />
            </Field>
          )}
          {saidFirst && <SaidFirst first={saidFirst} language={draft.language} />}
          <Field
            label={t("text")}
            error={errorOf("text")}
            hint={isSentInParts && <Count text={draft.text} first={saidFirst} />}
            required
          >
            <Textarea
              rows={CHANNEL_LOOKS[draft.channel].lines}
              lang={draft.language}
              maxLength={maxLength}
              value={draft.text}
              onChange={(event) => change({ text: event.target.value, templateId: null })}
              onKeyDown={press}
              onPaste={paste}
            />
          </Field>
          {hasSignature && <SignaturePreview signature={options.signature} />}
          {hasFiles && (
            <DropZone onFiles={uploads.add}>
              <Attachments
                uploads={uploads}
                files={options.files}
                chosen={draft.files}
                error={errorOf("files")}
                onChange={change}
              />
            </DropZone>
          )}
          {!hasFiles && (
            <p className="text-sm text-ink-soft">
              {t("attach.notHere")} {uploads.list.length > 0 && t("attach.kept")}
            </p>
          )}
          {mayAnswer && (
            <When way={way} sendAt={draft.sendAt} error={errorOf("sendAt")} onChange={(sendAt) => change({ sendAt })} />
          )}
        </>
      )}
      {send.error && (
        <Alert variant="error" title={t("failed")}>
          {errorText(send.error, t("failedText"))}
        </Alert>
      )}
      {!mayAnswer && <StoppedNote />}
      <div className="flex flex-wrap items-center gap-3">
        {way && (
          <Button type="submit" busy={send.isPending} disabled={!mayAnswer || !draft.text.trim() || waitsFor !== null}>
            {t("send")}
          </Button>
        )}
        <Button variant="ghost" disabled={send.isPending} onClick={onDiscard}>
          {t("discard")}
        </Button>
        {waitsFor && <p className="text-sm">{t(`attach.waits.${waitsFor}`)}</p>}
      </div>
    </form>
  );
}

/** The ways to write to a customer about something. */
const waysFor = ({ ways }: AnswerOptions, purpose: Draft["purpose"]) =>
  ways.filter((way) => refusalFor(way, purpose) === null);

/** The reason why an address gets no such message. */
function Refusal({ way, purpose }: { way: Way; purpose: Draft["purpose"] }) {
  const { t } = useTranslation("answers");
  const refusal = refusalFor(way, purpose);
  return refusal && t(`refusals.${refusal}`, { to: shownTo(way) });
}
