import { can, type Action, type Resource } from "../../domain/platform/permissions.ts";
import { useUser } from "./account-links.tsx";

/** Returns true when the user has a permission; without it the button is hidden. The server checks for itself. */
export function useMay(resource: Resource, action: Action): boolean {
  const user = useUser();
  return user !== null && can(user.role, resource, action);
}
