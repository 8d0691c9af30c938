import { useNavigate, useRevalidator } from "react-router";
import { toast } from "../../ui/toast-store.ts";

/** Goes on as the user who has just come in: the frame learns who that is, then the page follows. */
export function useEntry(next: string): (title: string, description: string) => Promise<void> {
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  return async (title, description) => {
    toast({ title, description });
    await revalidator.revalidate();
    await navigate(next);
  };
}
