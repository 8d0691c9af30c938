/**
 * Mutants that prove nothing, with the reason that the report gives: tests cannot reach them, or the compiler refuses
 * them before any test runs.
 */
type Node = { type: string; value?: unknown };
type Path = { node: Node; parent: Node & { test?: unknown }; isStringLiteral: () => boolean };

const TEXT_KEY = /^[a-z][\w-]*:[\w.-]+$/i;

function shouldIgnore(path: Path): string | undefined {
  const { node, parent } = path;
  if (!path.isStringLiteral()) return undefined;
  if (TEXT_KEY.test(String(node.value))) return "The key of a text: the compiler knows all keys.";
  if (parent.type === "SwitchCase" && parent.test === node)
    return "The label of a case: the compiler knows all values.";
  return undefined;
}

/** Stryker looks for this name in a plugin. */
export const strykerPlugins = [{ kind: "Ignore", name: "typed-texts", value: { shouldIgnore } }];
