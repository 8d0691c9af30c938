import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { z } from "zod";
import { isCompletion, isSameValue, mergeDetails } from "../../../../domain/work/detail-values.ts";
import type { RequestCorrection } from "../../../../domain/work/request-forms.ts";
import type { LeadKind, LeadPath } from "../../../../domain/work/request-kinds.ts";
import { useAgency } from "../../../lib/agency.ts";
import { api, codeOf, serverFaults } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { toast } from "../../../ui/toast-store.ts";
import type { DetailsOf } from "./detail-text.ts";
import { detailsOf } from "./details-of.ts";
import { kindOf, type ViewedLead } from "./lead-kinds.ts";

type Wanted = RequestCorrection["to"];

/** Returns the fields whose value differs from the one that the form began with. */
const changedIn = (values: DetailsOf, base: DetailsOf): DetailsOf =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => !isSameValue(value, base[field])));

/**
 * Loads the validation rules of a kind on demand, so that the page need not load them. They apply to changed fields
 * only: a field that was stored in another form does not keep others from being saved.
 */
async function loadRules(kind: LeadKind, base: () => DetailsOf) {
  const { rulesOfPart } = await import("../../../../domain/work/request-forms.ts");
  return rulesOfPart(kind, (values) => changedIn(values, base())) as unknown as z.ZodType<Wanted, DetailsOf>;
}

type Options = { lead: ViewedLead; path: LeadPath; mayCorrect: boolean; onGone(): void; onClose(): void };

/**
 * The form with all details of a request. It sends the changed fields with the values that they had when the form was
 * opened. Changes that colleagues save meanwhile are merged field by field: a field that only they changed is taken
 * over, and for one that both changed the person chooses.
 */
export function useDetailsForm({ lead, path, mayCorrect, onGone, onClose }: Options) {
  const { t } = useTranslation("desk");
  const agency = useAgency();
  const client = useQueryClient();
  const theirs = detailsOf(lead, agency);
  const [base, setBase] = useState(theirs);
  const [taken, setTaken] = useState<string[]>([]);
  const latestBase = useRef(base);
  const form = useApiForm<DetailsOf, Wanted>(() => loadRules(kindOf(lead), () => latestBase.current), base);
  const mine = form.watch();
  const { clashing } = mergeDetails(base, mine, theirs);

  /** Makes the stored value of some fields the one that the form compares with. */
  function rebase(fields: readonly string[]): void {
    const renewed = { ...latestBase.current };
    for (const field of fields) renewed[field] = theirs[field] ?? "";
    latestBase.current = renewed;
    setBase(renewed);
  }

  function takeTheirs(fields: readonly string[]): void {
    for (const field of fields) form.setValue(field, theirs[field] ?? "");
    rebase(fields);
  }

  const adopt = useEffectEvent((stored: DetailsOf) => {
    const merged = mergeDetails(latestBase.current, form.getValues(), stored);
    if (merged.taken.length > 0) {
      takeTheirs(merged.taken);
      setTaken((before) => [...new Set([...before, ...merged.taken])]);
    }
    if (merged.agreed.length > 0) rebase(merged.agreed);
  });
  useEffect(() => adopt(detailsOf(lead, agency)), [lead, agency]);

  const renew = () => client.invalidateQueries({ queryKey: ["lead", lead.reference] });
  const save = useMutation({
    mutationFn: (to: Wanted) => {
      const from = Object.fromEntries(Object.keys(to).map((field) => [field, latestBase.current[field] ?? ""]));
      return api(`PATCH ${path}/:id/details`, { params: { id: lead.id }, body: { to, from } });
    },
    onSuccess: async ({ changed, proposed }) => {
      const count = proposed.length;
      if (count > 0)
        toast({
          title: t("customers.correct.savedProposed", { count }),
          description: t("customers.correct.proposedText"),
        });
      else if (changed.length > 0) toast({ title: t("customers.correct.saved") });
      onClose();
      await client.invalidateQueries();
    },
    onError: async (error) => {
      const code = codeOf(error);
      if (code === "notFound") return onGone();
      // Fetches the request with the colleague's values; the form then shows them beside what was typed.
      if (code === "conflict") return renew();
      for (const [name, message] of Object.entries(serverFaults(error))) {
        form.setError(name.replace(/^to\./, ""), { message });
      }
      return showErrorToast(t("customers.correct.failed"), error);
    },
  });

  const send = form.submit(async (to) => {
    if (clashing.length > 0) return;
    if (Object.keys(to).length === 0) return onClose();
    await save.mutateAsync(to).catch(() => undefined);
  });
  const changed = Object.keys(changedIn(mine, base));
  return {
    form,
    send,
    theirs,
    mine,
    clashing,
    taken,
    /** The changed fields that are not stored at once but proposed. */
    proposed: mayCorrect ? [] : changed.filter((field) => !isCompletion(field, base[field])),
    takeTheirs: (field: string) => takeTheirs([field]),
    keepMine: (field: string) => rebase([field]),
  };
}
export type DetailsForm = ReturnType<typeof useDetailsForm>;
