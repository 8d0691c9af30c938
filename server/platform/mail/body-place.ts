/** Where the body of a mail stands, sealed. */
export const bodyPlace = (messageId: string) => ({ table: "emails", field: "sealed_body", row: messageId });
