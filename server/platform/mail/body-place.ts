/** Returns the place (table, field, row) that the encryption of a mail body is bound to. */
export const bodyPlace = (messageId: string) => ({ table: "emails", field: "sealed_body", row: messageId });
