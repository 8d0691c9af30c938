import { useMutation, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { toast } from "../ui/toast-store.ts";
import { api } from "./api.ts";
import { complain } from "./complain.ts";

type Request = { method: "POST" | "PUT" | "PATCH" | "DELETE"; path: string; body?: unknown };
type Text<Input> = string | ((input: Input) => string);
type Change<Input, Result> = {
  request: (input: Input) => Request;
  success: Text<Input>;
  failure: Text<Input>;
  /** What is said when the server gave no reason; the title of the failure unless told. */
  reason?: string;
  /** What is fetched anew, and that also after a failure: somebody else may have been faster. Everything unless told. */
  renews?: QueryKey[];
  onDone?: (result: Result) => void;
};

/** A change at the press of a button: calls the API, says how it went, and brings the page up to date. */
export function useChange<Input, Result = unknown>(change: Change<Input, Result>) {
  const { request, success, failure, reason, renews = [[]], onDone } = change;
  const client = useQueryClient();
  const textOf = (text: Text<Input>, input: Input) => (typeof text === "string" ? text : text(input));
  return useMutation({
    mutationFn: (input: Input) => {
      const { path, ...call } = request(input);
      return api<Result>(path, call);
    },
    onSuccess: (result, input) => {
      toast({ title: textOf(success, input) });
      onDone?.(result);
    },
    onError: (error, input) => complain(textOf(failure, input), error, reason),
    onSettled: () => Promise.all(renews.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
