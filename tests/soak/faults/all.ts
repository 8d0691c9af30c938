import type { Fault } from "../fault.ts";
import { cutBackup } from "./backup.ts";
import { clocks } from "./clock.ts";
import { connections } from "./connections.ts";
import { disks } from "./disk.ts";
import { cutKey } from "./key.ts";
import { kills } from "./kill.ts";
import { mails } from "./mail.ts";
import { twoPrograms } from "./namespaces.ts";

/** Every fault, in the order of the table. */
export const ALL: Fault[] = [...kills, ...disks, twoPrograms, ...connections, ...mails, ...clocks, cutKey, cutBackup];
