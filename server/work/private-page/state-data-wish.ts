import { and, eq, isNull } from "drizzle-orm";
import type { Language } from "../../../domain/platform/language.ts";
import { dataWish } from "../../../domain/work/private-page.ts";
import { DATA_WISH_DAYS, type DataWish } from "../../../domain/work/private-page-options.ts";
import { shifted } from "../../../domain/work/task-options.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { tasks, users } from "../../platform/db/schema/index.ts";
import { parse } from "../../platform/http/parse.ts";
import { translator } from "../../platform/texts.ts";
import { findTaker } from "../history/stand-ins.ts";
import { storeTask } from "../history/task-rows.ts";
import { todayAt } from "../tasks/read-tasks.ts";
import { notePageMessage } from "../history/page-message.ts";
import { lockLink } from "./open-link.ts";
import type { PrivateDeed } from "./visit.ts";

/**
 * Takes a customer's wish for a copy or the deletion of their data: a task with the deadline of the law for the owner of
 * the request or who stands in, else for anybody. Nothing is delivered or deleted by the link: an agent makes sure who
 * asks. Idempotent while the task is open.
 */
export async function stateDataWish({ deps, token, form, language, reply }: PrivateDeed): Promise<void> {
  const { wish } = parse(dataWish, form);
  await makeChange(deps, { ip: reply.request.ip }, async (tx) => {
    const request = await lockLink(deps, tx, token);
    const { id: requestId, kind, reference } = request;
    const isOpen = and(eq(tasks.requestId, requestId), eq(tasks.dataWish, wish), isNull(tasks.doneAt));
    if ((await tx.$count(tasks, isOpen)) > 0) return { event: null };
    const { assigneeId, absent } = await findTaker(deps, tx, request);
    const assigneesLanguage = await findLanguage(tx, assigneeId);
    const values = {
      what: translator(assigneesLanguage ?? deps.settings.agency().officeLanguage)(`your-request:task.${wish}`, {
        reference,
      }),
      assigneeId,
      dueOn: shifted(todayAt(deps), 0, DATA_WISH_DAYS),
      requestId,
      dataWish: wish,
      createdAt: deps.clock(),
    };
    await storeTask(tx, values, null, absent);
    await notePageMessage(deps, tx, requestId, wordsOf(language, wish));
    return {
      event: { action: "private-page.data-wish", subject: { type: kind, id: reference }, details: { deed: wish } },
    };
  });
}

/** Returns the words that the request's history shows as the customer's. */
const wordsOf = (language: PrivateDeed["language"], wish: DataWish) =>
  translator(language)(`your-request:data.words.${wish}`);

async function findLanguage(tx: Database, userId: number | null): Promise<Language | undefined> {
  const { id, language } = users;
  const [user] = userId === null ? [] : await tx.select({ language }).from(users).where(eq(id, userId));
  return user?.language;
}
