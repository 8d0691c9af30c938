import { useMutation, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { toast } from "../ui/toast-store.ts";
import { api, isGone } from "./api.ts";
import { complain } from "./complain.ts";

type Request = { method: "POST" | "PUT" | "PATCH" | "DELETE"; path: string; body?: unknown };
type Change<Input, Result> = {
  request: (input: Input) => Request;
  success: string | ((input: Input, result: Result) => string);
  failure: string | ((input: Input) => string);
  /** What is said when the server gave no reason; the title of the failure unless told. */
  reason?: string;
  /** What is fetched anew, and that also after a failure: somebody else may have been faster. Everything unless told. */
  renews?: QueryKey[];
  onDone?: (result: Result) => void;
  /** Instead of the failure, when what was to be changed is not there any more. */
  onGone?: () => void;
};

/** A change at the press of a button: calls the API, says how it went, and brings the page up to date. */
export function useChange<Input, Result = unknown>(change: Change<Input, Result>) {
  const { request, success, failure, reason, renews = [[]], onDone, onGone } = change;
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => {
      const { path, ...call } = request(input);
      return api<Result>(path, call);
    },
    onSuccess: (result, input) => {
      toast({ title: typeof success === "string" ? success : success(input, result) });
      onDone?.(result);
    },
    onError: (error, input) => {
      if (onGone && isGone(error)) onGone();
      else complain(typeof failure === "string" ? failure : failure(input), error, reason);
    },
    onSettled: () => Promise.all(renews.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
