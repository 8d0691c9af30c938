/** A dot parts the levels of a text's key, so the one in an action's name is an underscore there. */
export const keyOf = (action: string): string => action.replace(".", "_");

/** The action that a text's key names. */
export const actionOf = (key: string): string => key.replace("_", ".");
