/** Returns the id of a row's link; the keyboard shortcuts find the link by it. */
export const rowLinkId = (reference: string) => `row-${reference}`;
