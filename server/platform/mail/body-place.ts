/** Returns the place (table, field, row) that the encryption of a mail body is bound to. */
export const bodyPlace = (messageId: string) => ({ table: "emails", field: "sealed_body", row: messageId });

/** Returns the place that the encryption of a text with a one-time code is bound to. */
export const textPlace = (idempotencyKey: string) => ({ table: "messages", field: "sealed_body", row: idempotencyKey });
