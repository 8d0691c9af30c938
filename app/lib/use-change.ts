import { useMutation, useQueryClient, type QueryKey } from "@tanstack/react-query";
import type { AnswerOf, CallOf, JsonEndpoint } from "../../domain/api/index.ts";
import type { ErrorCode } from "../../domain/platform/errors.ts";
import { toast } from "../ui/toast-store.ts";
import { api, codeOf, type CallArguments } from "./api.ts";
import { showErrorToast } from "./error-toast.ts";
import { renew } from "./renew.ts";

/** The endpoint to call, and its input. */
type Request = { [N in JsonEndpoint]: { to: N } & CallOf<N> }[JsonEndpoint];
export type ErrorHandlers = Partial<Record<ErrorCode, () => void>>;
type Change<Input, R extends Request, Result = AnswerOf<R["to"]>> = {
  request: (input: Input) => R;
  success: string | ((input: Input, result: Result) => string);
  failure: string | ((input: Input) => string);
  /** The text when the server gave no reason; defaults to the title of the failure. */
  reason?: string;
  /** The queries to invalidate; all of them when unset. */
  renews?: QueryKey[];
  onDone?: (result: Result) => void;
  /** Handlers by error code that replace the failure message. */
  instead?: ErrorHandlers;
};

/** Creates a mutation for the press of a button: calls the API, shows the result in a toast, and refetches. */
export function useChange<R extends Request, Input = void>(change: Change<Input, R>) {
  const { request, success, failure, reason, renews = [[]], onDone, instead = {} } = change;
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => {
      const { to, ...call } = request(input);
      return api<R["to"]>(to, ...([call] as unknown as CallArguments<R["to"]>));
    },
    onSuccess: (result, input) => {
      toast({ title: typeof success === "string" ? success : success(input, result) });
      onDone?.(result);
    },
    onError: (error, input) => {
      const answer = instead[codeOf(error) ?? "internal"];
      if (answer) answer();
      else showErrorToast(typeof failure === "string" ? failure : failure(input), error, reason);
    },
    onSettled: (_result, error) => renew(client, error, renews),
  });
}
