import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import type { Settings } from "../../../../../domain/operations/settings/sections.ts";
import { LANGUAGES, type Localized } from "../../../../../domain/platform/language.ts";
import { isOwnId, type OwnId } from "../../../../../domain/work/desk/stages.ts";
import { useLanguage, useTranslation } from "../../../../lib/i18n.tsx";
import { newKey } from "../../../../lib/new-key.ts";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { FieldError } from "../../../../ui/field.tsx";
import { pathTo, propertiesOf, useEditing, type EditorProps } from "../editing.ts";
import { focusAfterRemoval } from "../focus-after-removal.ts";
import { TextInput } from "../inputs.tsx";

type Choice = { id: string; name: Localized; isActive: boolean };
const newChoice = (): Choice & { id: OwnId } => ({
  id: `own-${newKey()}`,
  name: { en: "", es: "" },
  isActive: true,
});

/** The reasons why quotes are lost, and the outcomes of calls. */
export function OutcomesEditor(props: EditorProps<Settings["outcomes"]>) {
  const { t } = useTranslation("settings");
  const of = propertiesOf(props);
  return (
    <>
      <ChoiceList title={t("outcomes.lostReasons")} makeItem={newChoice} {...of("lostReasons")} />
      <ChoiceList
        title={t("outcomes.callOutcomes")}
        makeItem={() => ({ ...newChoice(), isReached: false })}
        {...of("callOutcomes")}
      >
        {({ value, onChange }) => (
          <Checkbox
            label={t("outcomes.isReached")}
            hint={isOwnId(value.id) ? t("outcomes.isReachedHint") : t("outcomes.isFixed")}
            checked={value.isReached}
            disabled={!isOwnId(value.id)}
            onChange={(event) => onChange({ ...value, isReached: event.target.checked })}
          />
        )}
      </ChoiceList>
    </>
  );
}

type ChoiceListProps<Item> = EditorProps<Item[]> & {
  title: string;
  makeItem: () => Item;
  /** More fields of an item. */
  children?: (item: EditorProps<Item>) => ReactNode;
};

/**
 * A list whose items can be renamed, moved, switched off and added. Only one that was added just now can be removed:
 * requests may have the others.
 */
function ChoiceList<Item extends Choice>({ value, path, onChange, title, makeItem, children }: ChoiceListProps<Item>) {
  const { t } = useTranslation("settings");
  const { errorOf } = useEditing();
  const language = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [stored] = useState(() => new Set(value.map(({ id }) => id)));
  const nameOf = ({ name }: Item) => name[language] || t("outcomes.new");

  function move(index: number, by: -1 | 1): void {
    const [item] = value.slice(index, index + 1);
    if (!item) return;
    onChange(value.toSpliced(index, 1).toSpliced(index + by, 0, item));
    // A moved element loses the focus; at the end of the list only the other direction is left.
    const buttons = `[data-moves="${item.id}"]`;
    requestAnimationFrame(() => {
      const [up, down] = list.current?.querySelectorAll<HTMLButtonElement>(buttons) ?? [];
      const wanted = by === -1 ? up : down;
      (wanted?.disabled ? (wanted === up ? down : up) : wanted)?.focus();
    });
  }

  function add(): void {
    onChange([...value, makeItem()]);
    // After React has added the item: the person goes on typing in its first field.
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector("input")?.focus());
  }

  function remove(index: number): void {
    onChange(value.toSpliced(index, 1));
    focusAfterRemoval(list.current, index, addButton.current);
  }

  return (
    <fieldset className="grid grid-cols-1 gap-4 rounded border border-line p-4">
      <legend className="px-1 font-semibold">{title}</legend>
      <ol ref={list} className="grid grid-cols-1 divide-y divide-line">
        {value.map((item, index) => {
          const editor: EditorProps<Item> = {
            value: item,
            path: pathTo(path, index),
            onChange: (next) => onChange(value.toSpliced(index, 1, next)),
          };
          return (
            <li key={item.id} className="grid grid-cols-1 gap-3 py-4 first:pt-0">
              <Names {...editor} />
              <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
                <Checkbox
                  label={t("outcomes.isActive")}
                  checked={item.isActive}
                  onChange={(event) => editor.onChange({ ...item, isActive: event.target.checked })}
                />
                {children?.(editor)}
              </div>
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="ghost"
                  size="sm"
                  data-moves={item.id}
                  disabled={index === 0}
                  aria-label={t("outcomes.up", { name: nameOf(item) })}
                  onClick={() => move(index, -1)}
                >
                  <ArrowUp aria-hidden="true" />
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  data-moves={item.id}
                  disabled={index === value.length - 1}
                  aria-label={t("outcomes.down", { name: nameOf(item) })}
                  onClick={() => move(index, 1)}
                >
                  <ArrowDown aria-hidden="true" />
                </Button>
                {!stored.has(item.id) && (
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={t("remove", { name: nameOf(item) })}
                    onClick={() => remove(index)}
                  >
                    <Trash2 aria-hidden="true" />
                    {t("removeLabel")}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <FieldError>{errorOf(path)}</FieldError>
      <div>
        <Button ref={addButton} variant="secondary" size="sm" onClick={add}>
          <Plus aria-hidden="true" />
          {t("outcomes.add")}
        </Button>
      </div>
    </fieldset>
  );
}

function Names<Item extends Choice>({ value, path, onChange }: EditorProps<Item>) {
  const { t } = useTranslation("settings");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {LANGUAGES.map((language) => (
        <TextInput
          key={language}
          label={t("outcomes.name", { language: t(`languages.${language}`) })}
          value={value.name[language]}
          path={`${path}.name.${language}`}
          onChange={(name) => onChange({ ...value, name: { ...value.name, [language]: name } })}
        />
      ))}
    </div>
  );
}
