/** Why an address could not be asked: the code of what lies at the bottom of it. */
export function networkReason(error: unknown): string {
  const { name = "Error", cause } = error as { name?: string; cause?: { code?: string; errors?: { code?: string }[] } };
  return cause?.code ?? cause?.errors?.[0]?.code ?? name;
}
