import { createContext, use } from "react";

/** The editing context of a section: the errors and environment variables of its inputs. */
type Editing = {
  errorOf(path: string): string | undefined;
  /** Returns the environment variable that decides a value instead, and its value, if any. */
  overrideOf(path: string): { variable: string; value: unknown } | undefined;
};

export const EditingContext = createContext<Editing | null>(null);

export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error("useEditing needs EditingContext around it");
  return editing;
}

/** The properties of an editor: a value of the settings, its path in the section, and what to call with a new one. */
export type EditorProps<Value> = { value: Value; path: string; onChange: (value: Value) => void };

export const pathTo = (parent: string, name: string | number) => (parent === "" ? String(name) : `${parent}.${name}`);

/** Returns a function that gives the editor properties of one property of an object. */
export function propertiesOf<Value extends object>({ value, path, onChange }: EditorProps<Value>) {
  return <Name extends keyof Value & string>(name: Name): EditorProps<Value[Name]> => ({
    value: value[name],
    path: pathTo(path, name),
    onChange: (next) => onChange({ ...value, [name]: next }),
  });
}
