import { Plus, Trash2 } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { pathTo, useEditing, type EditorProps } from "./editing.ts";
import { focusAfterRemoval } from "./focus-after-removal.ts";

type ListEditorProps<Item> = EditorProps<readonly Item[]> & {
  /** The heading of an item, by its position. */
  titleOf: (item: Item, index: number) => string;
  addLabel: string;
  makeItem: () => Item;
  /** The number of items that cannot be removed. */
  least?: number;
  children: (item: EditorProps<Item>, index: number) => ReactNode;
};

let keysGiven = 0;
/** Returns a React key for an item, because items of settings have no id. */
const newKey = () => keysGiven++;

/** A list of settings, each in a box of its own that can be removed, and a button that adds one. */
export function ListEditor<Item>(props: ListEditorProps<Item>) {
  const { value, path, onChange, titleOf, addLabel, makeItem, least = 0, children } = props;
  const { t } = useTranslation("settings");
  const { errorOf } = useEditing();
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [keys, setKeys] = useState(() => value.map(newKey));
  // Another list, as after "discard changes": its items get keys of their own.
  if (keys.length !== value.length) setKeys(value.map(newKey));

  function add() {
    setKeys([...keys, newKey()]);
    onChange([...value, makeItem()]);
    // After React has added the item: the person goes on typing in its first field.
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector<HTMLElement>("input, select")?.focus());
  }

  function remove(index: number) {
    setKeys(keys.toSpliced(index, 1));
    onChange(value.toSpliced(index, 1));
    focusAfterRemoval(list.current, index, addButton.current);
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <ul ref={list} className="grid grid-cols-1 gap-4">
        {value.map((item, index) => (
          <li key={keys[index]}>
            <fieldset className="grid grid-cols-1 gap-4 rounded border border-line p-4">
              <legend className="px-1 font-semibold">{titleOf(item, index)}</legend>
              {children(
                {
                  value: item,
                  path: pathTo(path, index),
                  onChange: (next) => onChange(value.toSpliced(index, 1, next)),
                },
                index,
              )}
              {value.length > least && index >= least && (
                <div>
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={t("remove", { name: titleOf(item, index) })}
                    onClick={() => remove(index)}
                  >
                    <Trash2 aria-hidden="true" />
                    {t("removeLabel")}
                  </Button>
                </div>
              )}
            </fieldset>
          </li>
        ))}
      </ul>
      <FieldError>{errorOf(path)}</FieldError>
      <div>
        <Button ref={addButton} variant="secondary" size="sm" onClick={add}>
          <Plus aria-hidden="true" />
          {addLabel}
        </Button>
      </div>
    </div>
  );
}
