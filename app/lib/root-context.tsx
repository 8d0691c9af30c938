import { createContext, use, type ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import type { RootData } from "./root-data.ts";

const RootContext = createContext<RootData | undefined>(undefined);

/**
 * Provides the data of the root's loader. The router's own hook renders whoever calls it at every change of the
 * address: on the desk that would be every row of the list.
 */
export function RootProvider({ children }: { children: ReactNode }) {
  return <RootContext value={useRouteLoaderData<RootData>("root")}>{children}</RootContext>;
}

/** Returns the data of the root's loader; undefined on the page that says that they could not be loaded. */
export const useRootData = () => use(RootContext);
