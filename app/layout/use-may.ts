import { can, type Action, type Resource } from "../../domain/platform/permissions.ts";
import { useUser } from "./account-links.tsx";

/** Whether the user may do a thing: who may not does not see its button. The server decides for itself. */
export function useMay(resource: Resource, action: Action): boolean {
  const user = useUser();
  return user !== null && can(user.role, resource, action);
}
