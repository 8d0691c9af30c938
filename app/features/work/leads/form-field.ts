/**
 * The presentation of one detail of a request, on the website and at the desk. Its rule is in `domain/work/`, its label,
 * options and hint are in the namespace of its kind.
 */
export type FormField<Name extends string = string> = {
  name: Name;
  texts: "quotes" | "service";
  kind: "text" | "long" | "date" | "year" | "number" | "choice" | "choices";
  options?: readonly string[];
  /** Suggestions while typing; any other value is allowed. */
  suggestions?: readonly string[];
  autoComplete?: string;
  isWide?: boolean;
  isRequired?: boolean;
};
