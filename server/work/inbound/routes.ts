import type { FastifyInstance } from "fastify";
import { eq } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { can } from "../../../domain/platform/permissions.ts";
import { messageAttachments, messages } from "../../platform/db/schema/index.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Deps } from "../../platform/deps.ts";
import { openFile } from "../../platform/files/open-file.ts";
import { sendFile } from "../../platform/files/routes.ts";
import { callerOf, type Caller } from "../../platform/http/caller.ts";
import { contentDisposition } from "../../platform/http/content-disposition.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import type { Keys } from "../../platform/keys.ts";
import { linkNext } from "../../platform/http/paging.ts";
import { filePlace } from "../../platform/mail/mail-files.ts";
import { listUnsorted } from "./list-unsorted.ts";
import { makeRequestOfMail } from "./make-request.ts";
import { deleteUnsorted, assignMail } from "./sort-mail.ts";

const readers = { access: { resource: "email-archive" } } as const;
const sorters = { access: { resource: "customer-data", action: "create" } } as const;
const removers = { access: { resource: "email-archive", action: "delete" } } as const;

/** The CSP of a downloaded file: no scripts, no requests, no frames. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Registers the API of the unsorted mails (list, assign, make a request, delete) and the download of mail files. */
export function inboundRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/unsorted-mails", readers, async (call) => {
    const page = call.query;
    const mails = await listUnsorted(deps, page);
    linkNext(call, mails, page);
    return mails;
  });

  endpoint(app, "POST /api/unsorted-mails/:id/put", sorters, async ({ params, body, request }) =>
    assignMail(deps, params.id, body, readerOf(await callerOf(request))),
  );

  endpoint(app, "POST /api/unsorted-mails/:id/make-request", sorters, async ({ params, request }) =>
    makeRequestOfMail(deps, params.id, readerOf(await callerOf(request))),
  );

  endpoint(app, "DELETE /api/unsorted-mails/:id", removers, async ({ params, request }) => {
    await deleteUnsorted(deps, params.id, await callerOf(request));
    return { ok: true };
  });

  endpoint(app, "GET /api/message-attachments/:id/file", readers, async ({ params, reply }) => {
    const attachment = await findAttachment(deps.db, params.id);
    if (attachment.fileId) return sendFile(reply, await openFile(deps, attachment.fileId), attachment.name);
    return reply
      .type("application/octet-stream")
      .header("content-disposition", contentDisposition("attachment", attachment.name))
      .header("content-security-policy", FILE_POLICY)
      .send(openOlder(deps.keys, attachment));
  });
}

/** Returns the caller if the role may read mails, else throws: to sort a mail one has to read it. */
function readerOf(caller: Caller): Caller {
  if (!can(caller.actor.role, "email-archive", "view")) throw new AppError("forbidden");
  return caller;
}

async function findAttachment(db: Database, id: number) {
  const [row] = await db
    .select({ attachment: messageAttachments, number: messages.number, deletedAt: messages.deletedAt })
    .from(messageAttachments)
    .innerJoin(messages, eq(messages.id, messageAttachments.messageId))
    .where(eq(messageAttachments.id, id));
  if (!row || row.deletedAt) throw new AppError("notFound");
  return { ...row.attachment, number: row.number };
}

/** Decrypts a file that an older version stored, until it is moved into the store of files. */
function openOlder(keys: Keys, { content, number, position }: Awaited<ReturnType<typeof findAttachment>>): Buffer {
  if (!content) throw new AppError("notFound");
  return keys.openBytes(content, filePlace(number, position));
}
