import { useEffect, useRef, type ReactNode } from "react";
import { Form, useNavigation, type FormProps } from "react-router";
import { Alert } from "../../../ui/alert.tsx";
import { Button, type ButtonProps } from "../../../ui/button.tsx";
import type { SentForm } from "./section.ts";

type Props = {
  /** The action of the form, as `PRIVATE_ACTIONS` names it. */
  intent: string;
  sent: SentForm | undefined;
  submit: string;
  variant?: ButtonProps["variant"];
  /** Hidden fields by which a form is told from others of the same intent; its action returns them. */
  fields?: Record<string, string>;
  /** The words for a form that was carried out; it replaces the fields. */
  done: ReactNode;
  children?: ReactNode;
};

const NONE = {};

/**
 * A form that posts to the page's own address. The page alone is loaded again after it: the frame depends on no form, and
 * must not be lost with the connection.
 */
export function PageForm(props: Omit<FormProps, "method" | "preventScrollReset" | "defaultShouldRevalidate">) {
  return <Form {...props} method="post" preventScrollReset defaultShouldRevalidate={false} />;
}

/**
 * A form of the private page. It posts to the page's own address, so that it works without script as well. Its outcome
 * stands in its place and takes the focus.
 */
export function PrivateForm({ intent, sent, submit, variant, fields = NONE, done, children }: Props) {
  const own = sent?.intent === intent && isAbout(sent, fields) ? sent : undefined;
  const navigation = useNavigation();
  const isSending = navigation.state !== "idle" && isSent(navigation.formData, { intent, ...fields });
  if (own?.isDone) {
    return <Outcome sent={own}>{done}</Outcome>;
  }
  return (
    <PageForm className="grid justify-items-start gap-4">
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {own && <Outcome sent={own}>{own.error}</Outcome>}
      {children}
      <Button type="submit" {...(variant && { variant })} busy={isSending}>
        {submit}
      </Button>
    </PageForm>
  );
}

function isSent(form: FormData | undefined, fields: Record<string, string>): boolean {
  return form !== undefined && Object.entries(fields).every(([name, value]) => form.get(name) === value);
}

/** Returns true when the form that was sent had these fields, among several of the same intent. */
function isAbout({ isDone, result, values }: SentForm, fields: Record<string, string>): boolean {
  const sent: Record<string, unknown> = isDone ? result : values;
  return Object.entries(fields).every(([name, value]) => sent[name] === value);
}

/** The outcome of a form, which takes the focus when it appears or is another one. */
export function Outcome({ sent, children }: { sent: SentForm; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => focusOn(place.current, sent), [sent]);
  return (
    <div ref={place} tabIndex={-1} className="w-full">
      <Alert variant={sent.isDone ? "success" : "error"}>{children}</Alert>
    </div>
  );
}

/** Moves the focus to an outcome. A refusal is also brought into view, above the fields that it is about. */
function focusOn(place: HTMLElement | null, { isDone }: SentForm): void {
  place?.focus();
  if (!isDone) place?.scrollIntoView({ block: "center" });
}
