import { createContext } from "react-router";
import type { RequestServices } from "../../server/web/request-services.ts";

type Token = ReturnType<typeof createContext<RequestServices>>;

/**
 * The context token of the services that the server injects into loaders and actions. It is on `globalThis` because
 * this module is loaded twice in one process: from source by the server, and again inside the built application.
 */
const holder = globalThis as { bluebonnetRequestContext?: Token };
holder.bluebonnetRequestContext ??= createContext<RequestServices>();
export const requestContext: Token = holder.bluebonnetRequestContext;
