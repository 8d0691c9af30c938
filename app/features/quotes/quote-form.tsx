import { useEffect, useMemo, useState } from "react";
import { useForm, type Resolver, type UseFormRegisterReturn } from "react-hook-form";
import { useTranslation } from "../../lib/i18n.tsx";
import { SUCCESS_MS } from "../../../domain/limits.ts";
import type { InsuranceType } from "../../../domain/lead-options.ts";
import { ApiError, errorText } from "../../lib/api.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast-store.ts";
import { ConsentBox } from "../leads/consent-box.tsx";
import { Honeypot } from "../leads/honeypot.tsx";
import { useLeadSender } from "../leads/use-lead-sender.ts";
import { ContactFields } from "./contact-fields.tsx";
import { DetailFields } from "./detail-fields.tsx";
import { EMPTY_QUOTE } from "./quote-fields.ts";

export type RegisterField = (name: string) => UseFormRegisterReturn & { defaultValue?: string };

export type QuoteValues = Record<string, string | string[] | boolean>;

/** What the server made of the form when it was sent without script. */
export type SentForm = { values: QuoteValues; error?: string; fields?: Record<string, string>; reference?: string };

type QuoteFormProps = { type: InsuranceType; zip: string; sent: SentForm | undefined };

/** The full quote form of one insurance type. */
export function QuoteForm({ type, zip, sent }: QuoteFormProps) {
  const { t } = useTranslation("quotes");
  const [reference, setReference] = useState(sent?.reference);
  const [isThanking, setThanking] = useState(false);
  const [failure, setFailure] = useState(sent?.error);
  const { send, edited } = useLeadSender(`quote-${type}`, "/api/quote-requests");

  // One object for one answer: the form takes a new object for new errors, and would never come to rest.
  const errors = useMemo(() => sent?.fields && serverErrors(sent.fields), [sent]);
  const initial: QuoteValues = { ...EMPTY_QUOTE, zipCode: zip, ...sent?.values };
  const form = useForm<QuoteValues>({
    defaultValues: initial,
    ...(errors ? { errors } : {}),
    resolver: lazyResolver,
    context: { type },
  });
  const { handleSubmit, reset, setError, formState } = form;
  /** The value stands in the HTML too: without script it is all there is. */
  const register: RegisterField = (name) => {
    const value = initial[name];
    if (typeof value === "string") return { ...form.register(name), defaultValue: value };
    return form.register(name);
  };

  useEffect(() => {
    if (!isThanking) return;
    const timer = setTimeout(() => {
      reset(EMPTY_QUOTE);
      setThanking(false);
    }, SUCCESS_MS.quotePanel);
    return () => clearTimeout(timer);
  }, [isThanking, reset]);

  async function submit(values: QuoteValues): Promise<void> {
    setFailure(undefined);
    try {
      const receipt = await send({ ...values, insuranceType: type });
      setReference(receipt.reference);
      setThanking(true);
      toast({ title: t("toast.title"), description: t("toast.description") });
    } catch (error) {
      const text = errorText(error, t("toast.error"));
      if (error instanceof ApiError) {
        for (const [field, message] of Object.entries(error.fields)) setError(field, { type: "server", message });
      }
      setFailure(text);
      toast({ title: t("toast.errorTitle"), description: text, variant: "destructive" });
    }
  }

  /** Messages are keys where our own rules found the fault, and texts where the server did. */
  function errorOf(field: string): string | undefined {
    const error = formState.errors[field];
    if (!error) return undefined;
    return error.type === "server" ? error.message : t(error.message ?? "validation:invalid");
  }

  return (
    <div className="grid gap-6">
      {reference && <Alert variant="success">{t("reference", { reference })}</Alert>}
      {isThanking ? (
        <div role="status" className="grid min-h-96 place-content-center gap-2 text-center">
          <h2>{t("thanks.title")}</h2>
          <p className="text-lg">{t("thanks.text")}</p>
        </div>
      ) : (
        <form
          method="post"
          noValidate
          className="relative grid gap-8"
          onChange={edited}
          onSubmit={(event) => void handleSubmit(submit)(event)}
        >
          {failure && (
            <Alert variant="error" title={t("toast.errorTitle")}>
              {failure}
            </Alert>
          )}
          <input type="hidden" name="insuranceType" value={type} />
          <ContactFields register={register} errorOf={errorOf} isZipRequired={type === "auto"} />
          <DetailFields type={type} register={register} errorOf={errorOf} />
          <Honeypot {...register("website")} />
          <ConsentBox {...register("consent")} />
          <div>
            <Button
              type="submit"
              variant="accent"
              size="lg"
              disabled={formState.isSubmitting}
              className="max-sm:w-full"
            >
              {formState.isSubmitting ? t("sending") : t("submit")}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}

function serverErrors(fields: Record<string, string>) {
  return Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, { type: "server", message }]));
}

/** The rules are fetched when the form is first sent, not when the page is first seen. */
const lazyResolver: Resolver<QuoteValues, { type: InsuranceType }> = async (values, context, options) => {
  const [{ zodResolver }, { fullQuote }] = await Promise.all([
    import("@hookform/resolvers/zod"),
    import("../../../domain/quotes.ts"),
  ]);
  const check = zodResolver(fullQuote as never) as unknown as Resolver<QuoteValues>;
  const result = await check({ ...values, insuranceType: context?.type ?? "auto" }, undefined, options);
  return Object.keys(result.errors).length > 0 ? result : { values, errors: {} };
};
