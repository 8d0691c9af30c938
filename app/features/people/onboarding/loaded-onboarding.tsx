import type { ReactNode } from "react";
import { Spinner } from "../../../ui/spinner.tsx";
import { OnboardingFailure } from "./onboarding-failure.tsx";
import { useOnboarding, type Journey } from "./use-onboarding.ts";

/** Loads the onboarding, with a spinner and an error state, then renders its children. */
export function LoadedOnboarding({ children }: { children(journey: Journey): ReactNode }) {
  const onboarding = useOnboarding();
  if (onboarding.data) return children(onboarding.data);
  if (onboarding.isError) {
    return <OnboardingFailure error={onboarding.error} onRetry={() => void onboarding.refetch()} />;
  }
  return (
    <div className="grid min-h-80 place-items-center text-indigo">
      <Spinner className="scale-150" />
    </div>
  );
}
