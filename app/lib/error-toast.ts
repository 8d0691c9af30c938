import { toast } from "../ui/toast-store.ts";
import { errorText } from "./api.ts";

/** Shows an error toast for what a call threw: the server's own reason, or else the fallback. */
export function showErrorToast(title: string, error: unknown, fallback = title): void {
  toast({ title, description: errorText(error, fallback), variant: "destructive" });
}
