import { isRouteErrorResponse } from "react-router";

/**
 * Returns true for an error that the router throws when no answer of the program came: the connection was lost or cut
 * off, or something in between answered that the program is away.
 */
export function isLost(error: unknown): boolean {
  return isRouteErrorResponse(error) ? error.status >= 500 : error instanceof Error;
}
