import type { Env } from "./env.ts";
import { damagedDatabaseError, StartError } from "./start-error.ts";

type Fault = Error & {
  code?: string;
  port?: number;
  path?: string;
  syscall?: string;
  hostname?: string;
  cause?: unknown;
};

/** Explains a start error in words that say what to do; never a stack trace. */
export function explainStartError(error: unknown, env?: Env): string {
  const fault = error as Fault;
  if (fault instanceof StartError) return fault.message;
  const isListening = fault.syscall === "listen" || (fault.syscall === "getaddrinfo" && fault.hostname === env?.HOST);
  const known = isListening
    ? explainListenError(fault, env)
    : (explainFolderError(fault, env) ?? explainDamage(fault) ?? explainMissingBuild(fault));
  if (known) return known;
  if (fault.cause instanceof Error) return explainStartError(fault.cause, env);
  return `It could not start: ${fault.message ?? String(error)}`;
}

function explainListenError({ code, port }: Fault, env?: Env): string | undefined {
  const isMail = env?.INBOUND_MAIL_DOMAIN !== undefined && port === env.INBOUND_MAIL_PORT && port !== env.PORT;
  const isHealth = port === env?.HEALTH_PORT && !env?.SERVICES.includes("web");
  const name = isMail ? "INBOUND_MAIL_PORT" : isHealth ? "HEALTH_PORT" : "PORT";
  const at = `port ${env?.[name]} of ${env?.HOST}`;
  if (code === "EADDRINUSE")
    return `Another program listens on ${at} already. Stop it, or set ${name} to another number.`;
  if (code === "EACCES") return `This user may not listen on ${at}. Set ${name} to a number above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `This machine has no address ${env?.HOST}. Set HOST.`;
  return undefined;
}

/** 53100 is PostgreSQL's own code for a full disk. */
function explainFolderError({ code = "", path }: Fault, env?: Env): string | undefined {
  const folder = path ?? env?.DATA_DIR ?? "DATA_DIR";
  if (code === "ENOSPC" || code === "EDQUOT" || code === "53100")
    return `The disk is full: ${folder}. Make room there.`;
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
    return `${folder} cannot be written. Give this user the right to it, or set DATA_DIR to another folder.`;
  }
  if (code === "ENOTDIR" || code === "EEXIST") return `${folder} is not a folder. Set DATA_DIR to one.`;
  return undefined;
}

/** XX001, XX002 and 58P01 are PostgreSQL's codes for damaged data, a damaged index and a missing file. */
function explainDamage({ code = "" }: Fault): string | undefined {
  const isDamaged = ["XX001", "XX002", "58P01"].includes(code);
  return isDamaged ? damagedDatabaseError(`a table of it cannot be read (${code})`).message : undefined;
}

function explainMissingBuild({ code, message }: Fault): string | undefined {
  const isMissing = code === "ERR_MODULE_NOT_FOUND" && message.includes("/build/server/");
  return isMissing ? "The site is not built yet: run `npm run build` first." : undefined;
}
