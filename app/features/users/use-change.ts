import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, errorText } from "../../lib/api.ts";
import { toast } from "../../ui/toast-store.ts";

type Request = { method: "POST" | "PATCH" | "DELETE"; path: string; body?: unknown };
type Change<Input, Result> = {
  request: (input: Input) => Request;
  success: string;
  failure: string;
  /** What is said when the server gave no reason; the title of the failure unless told. */
  reason?: string;
  onDone?: (result: Result) => void;
};

/** A change by an admin: says how it went, and brings every list on the page up to date. */
export function useChange<Input, Result = unknown>({
  request,
  success,
  failure,
  reason,
  onDone,
}: Change<Input, Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => {
      const { path, ...call } = request(input);
      return api<Result>(path, call);
    },
    onSuccess: async (result) => {
      toast({ title: success });
      onDone?.(result);
      await client.invalidateQueries();
    },
    onError: (error) =>
      toast({ title: failure, description: errorText(error, reason ?? failure), variant: "destructive" }),
  });
}
