/** The fields of the form as the browser sends them: text by name; a box that is not ticked is not there. */
export type ContactValues = Record<string, string>;

/** What is wrong with a field: a key of our texts where our own rules found it, a text where the server did. */
export type Fault = { key: string } | { text: string };
export type Faults = Record<string, Fault>;

/** What the server made of the form when it was sent without script. */
export type SentContact = {
  values: ContactValues;
  error?: string;
  fields?: Record<string, string>;
  reference?: string;
};

export function valuesOf(data: FormData): ContactValues {
  const values: ContactValues = {};
  for (const [name, value] of data) if (typeof value === "string") values[name] = value;
  return values;
}
