import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Language } from "../../../domain/platform/language.ts";
import type { RegistrationRequest } from "../../../domain/people/registration.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { registrationRequests, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { suspicionOf } from "../../platform/http/suspicion.ts";
import { writeNotice } from "../../platform/events/write-notice.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { translator } from "../../platform/texts.ts";

/**
 * Stores a request for an account and notifies the admins. The response never reveals whether the name or address is
 * known.
 */
export async function requestAccess(
  deps: Deps,
  { website, ...request }: RegistrationRequest,
  { language, ip }: { language: Language; ip: string },
): Promise<void> {
  if (suspicionOf({ website })) return;
  await makeChange(deps, { ip }, async (tx) => {
    if (await hasPendingRequest(tx, request)) return { event: null };
    const [row] = await tx
      .insert(registrationRequests)
      .values({ ...request, language, createdAt: deps.clock() })
      .returning({ id: registrationRequests.id });
    if (!row) throw new Error("registration request was not stored");
    await writeNotice(tx, { type: "asked", about: { kind: "access", id: row.id }, at: deps.clock() });
    await tellAdmins(deps, tx, request);
    return { event: { action: "registration.request", subject: { type: "registration-request", id: row.id } } };
  });
}

/** Deduplicates requests: the same request sent twice (double click, lost response) counts once. */
async function hasPendingRequest(tx: Database, { username, email }: RegistrationRequest): Promise<boolean> {
  const isSame = sql`lower(${registrationRequests.email}) = lower(${email})
    and ${registrationRequests.username} = ${username}`;
  return (await tx.$count(registrationRequests, and(isSame, eq(registrationRequests.status, "pending")))) > 0;
}

async function tellAdmins(deps: Deps, tx: Database, request: RegistrationRequest): Promise<void> {
  const isAdmin = and(eq(users.role, "admin"), eq(users.isActive, true), isNotNull(users.email));
  const name = `${request.firstName} ${request.lastName}`;
  for (const admin of await tx.select().from(users).where(isAdmin)) {
    const t = translator(admin.language);
    await queueMail(deps, tx, {
      kind: "registration-request",
      isOurDoing: true,
      to: admin.email ?? "",
      subject: t("mail:registrationRequest.subject", { name }),
      language: admin.language,
      letter: {
        heading: t("mail:registrationRequest.heading"),
        paragraphs: [t("mail:registrationRequest.intro")],
        facts: [
          { label: t("mail:facts.name"), value: name },
          { label: t("mail:facts.email"), value: request.email },
        ],
        action: {
          label: t("mail:registrationRequest.action"),
          url: `${deps.env.publicUrl}/admin-tools?tab=agent-management`,
        },
      },
    });
  }
}
