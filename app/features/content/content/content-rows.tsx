import { useEffect, useRef, useState } from "react";
import { describeKind, type ContentKind, type ContentSummary } from "../../../../domain/content/content.ts";
import { moveBy } from "../../../../domain/platform/ordering.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { ConfirmSamples, RemoveSamples, SampleBar } from "./confirm-samples.tsx";
import { ContentRow } from "./content-row.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { NewsletterDialog } from "./newsletter-dialog.tsx";
import { OrderBar } from "./order-bar.tsx";

type ContentRowsProps = { kind: ContentKind; items: ContentSummary[] };

/**
 * The admin's list of items of a kind, with the dialogs of its rows. Moves up and down are collected and saved in one
 * request. Made-up sample items are marked until an admin confirms or replaces them.
 */
export function ContentRows({ kind, items }: ContentRowsProps) {
  const { t } = useTranslation("content");
  const { title, isOrdered } = describeKind(kind);
  const seen = items.map(({ id }) => id);
  const [wanted, setWanted] = useState(seen);
  const [moved, setMoved] = useState("");
  const [deleting, setDeleting] = useState<ContentSummary | null>(null);
  const [confirming, setConfirming] = useState<ContentSummary[]>([]);
  const [removing, setRemoving] = useState<ContentSummary[]>([]);
  const [mailing, setMailing] = useState<ContentSummary | null>(null);
  const list = useRef<HTMLUListElement>(null);
  // An unsaved order belongs to the items it was made from. It is dropped when an item is added or removed.
  const ids = wanted.length === seen.length && wanted.every((id) => seen.includes(id)) ? wanted : seen;
  const rows = ids.flatMap((id) => items.find((item) => item.id === id) ?? []);

  function move(item: ContentSummary, step: -1 | 1): void {
    const next = moveBy(ids, item.id, step);
    setWanted(next);
    const place = next.indexOf(item.id) + 1;
    setMoved(t("order.moved", { name: String(item.values[title]), place, total: next.length }));
  }

  const samples = items.filter(({ isSample }) => isSample);
  const isAsking = deleting !== null || confirming.length + removing.length > 0;

  // A closed dialog returns the focus to the button that opened it. That button is gone when its item was deleted, or
  // was confirmed and is no longer marked as a sample. The focus then moves to the list.
  const hasAsked = useRef(false);
  const rowsAndSamples = items.length + samples.length;
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (rowsAndSamples > 0 && hasAsked.current && !isAsking && isLost) list.current?.focus();
  }, [rowsAndSamples, isAsking]);

  function askToDelete(item: ContentSummary): void {
    hasAsked.current = true;
    setDeleting(item);
  }

  function askToConfirm(asked: ContentSummary[]): void {
    hasAsked.current = true;
    setConfirming(asked);
  }

  function askToRemove(asked: ContentSummary[]): void {
    hasAsked.current = true;
    setRemoving(asked);
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <p role="status" className="sr-only">
        {moved}
      </p>
      <SampleBar
        count={samples.length}
        onConfirmAll={() => askToConfirm(samples)}
        onRemoveAll={() => askToRemove(samples)}
      />
      {ids.join() !== seen.join() && (
        <OrderBar
          kind={kind}
          order={{ ids, seen }}
          onDiscard={() => setWanted(seen)}
          onSaved={() => list.current?.focus()}
        />
      )}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t(`kinds.${kind}.name`)}
        className="grid grid-cols-1 divide-y divide-line rounded border border-line bg-surface"
      >
        {rows.map((item, place) => (
          <ContentRow
            key={item.id}
            kind={kind}
            item={item}
            onMove={isOrdered ? (step) => move(item, step) : undefined}
            isFirst={place === 0}
            isLast={place === rows.length - 1}
            onConfirm={() => askToConfirm([item])}
            onDelete={() => askToDelete(item)}
            onMail={() => setMailing(item)}
          />
        ))}
      </ul>
      <ConfirmSamples kind={kind} items={confirming} onClose={() => setConfirming([])} />
      <RemoveSamples kind={kind} items={removing} onClose={() => setRemoving([])} />
      <DeleteDialog kind={kind} item={deleting} onClose={() => setDeleting(null)} />
      <NewsletterDialog item={mailing} onClose={() => setMailing(null)} />
    </div>
  );
}
