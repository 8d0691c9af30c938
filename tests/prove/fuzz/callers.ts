import { isDeepStrictEqual } from "node:util";
import { findSection } from "../../../server/operations/settings/list-settings.ts";
import { announceSettingsChange } from "../../../server/operations/settings/settings-cache.ts";
import { settingVersions } from "../../../server/platform/db/schema/index.ts";
import { makeUser } from "../../support/make-user.ts";
import type { Target } from "../target.ts";
import type { FuzzCaller } from "./cases.ts";

/** The accounts that call. One that was logged out, changed or removed by a call is replaced by a new one. */
export class Callers {
  #target: Target;
  #cookies = new Map<FuzzCaller, string>();
  #security: unknown;

  constructor(target: Target) {
    this.#target = target;
  }

  async cookieOf(caller: FuzzCaller): Promise<string> {
    if (caller === "anonymous") return "";
    const cookie = this.#cookies.get(caller) ?? (await makeUser(this.#target, caller)).cookie;
    this.#cookies.set(caller, cookie);
    return cookie;
  }

  /** Replaces an account that can no longer log in, or that owes a second factor or a new password. */
  async check(caller: FuzzCaller): Promise<void> {
    const headers = { cookie: await this.cookieOf(caller) };
    const answer = await this.#target.call({ method: "GET", path: "/api/lead-totals", headers });
    if (answer.status !== 200) this.#cookies.delete(caller);
  }

  /** Takes back what a call has set for logins: with a second factor required, no other call would get any further. */
  async restoreSecurity(): Promise<void> {
    const { db, env } = this.#target.deps;
    const { value } = await findSection(db, env, "security");
    this.#security ??= value;
    if (isDeepStrictEqual(value, this.#security)) return;
    await db.transaction(async (tx) => {
      await tx.insert(settingVersions).values({ section: "security", value: this.#security, changedAt: new Date() });
      await announceSettingsChange(tx);
    });
  }
}
