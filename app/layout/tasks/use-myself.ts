import { useUser } from "../account-links.tsx";

/** Returns the logged-in user as tasks name people. */
export function useMyself(): { id: number; name: string } {
  const user = useUser();
  return { id: user?.id ?? 0, name: user ? `${user.firstName} ${user.lastName}` : "" };
}
