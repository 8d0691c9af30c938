import { keysOf } from "../platform/typed-records.ts";

/** The use of a field that only some types of a kind ask for: a detail. */
export type DetailUse = {
  /**
   * True for a detail that is encrypted, so that it is not readable in a stolen copy of the database. It is shown and
   * passed on, but neither listed nor exported.
   */
  isSealed: boolean;
};

type Unsealed<Uses> = { [Name in keyof Uses]: Uses[Name] extends { isSealed: true } ? never : Name }[keyof Uses];

/** Returns the names of the details that are not encrypted. */
export function unsealedNames<const Uses extends Record<string, DetailUse>>(uses: Uses) {
  return keysOf<keyof Uses & string>(uses).filter(
    (name): name is Unsealed<Uses> & string & keyof Uses => !uses[name]?.isSealed,
  );
}
