import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { describeOnServer } from "../../../tests/support/test-app.ts";
import { messages, newsletterSubscribers } from "../../platform/db/schema/index.ts";
import { findPost } from "../shelves/present.ts";
import { mailArticle } from "./mail-article.ts";
import { bodyPlace } from "../../platform/mail/body-place.ts";

describeOnServer("D7: the newsletter", (server) => {
  const subscribe = (email: string, language = "en") =>
    server().app.inject({ method: "POST", url: `/api/newsletter-subscriptions?lang=${language}`, payload: { email } });
  const find = async (email: string) =>
    (await server().deps.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))[0];
  const mailTo = async (email: string) => server().deps.db.select().from(messages).where(eq(messages.to, email));
  /** Returns the token of the confirmation link from the encrypted body. */
  const tokenFor = async (email: string) => {
    const [mail] = await mailTo(email);
    return (
      /token=([\w.-]+)/.exec(server().deps.keys.open(mail?.sealedBody ?? "", bodyPlace(mail?.externalId ?? "")))?.[1] ??
      ""
    );
  };

  it("takes an address only after it was confirmed by mail", async () => {
    expect((await subscribe("ana@example.com", "es")).statusCode).toBe(201);
    expect(await find("ana@example.com")).toMatchObject({ status: "pending", language: "es" });
    const token = await tokenFor("ana@example.com");
    const confirm = await server().app.inject({
      method: "POST",
      url: "/api/newsletter-subscriptions/confirm",
      payload: { token },
    });
    expect(confirm.statusCode).toBe(200);
    expect(await find("ana@example.com")).toMatchObject({ status: "confirmed" });
  });

  it("keeps the link out of what the archive shows", async () => {
    await subscribe("hidden@example.com");
    const [mail] = await mailTo("hidden@example.com");
    expect(mail?.text).not.toContain("token=");
    expect(mail?.html).not.toContain("token=");
  });

  it("answers the same whether an address is known or not, and mails a confirmed one nothing", async () => {
    await subscribe("known@example.com");
    const payload = { token: await tokenFor("known@example.com") };
    await server().app.inject({ method: "POST", url: "/api/newsletter-subscriptions/confirm", payload });
    const again = await subscribe("known@example.com");
    expect(again.json()).toEqual((await subscribe("unknown@example.com")).json());
    expect(await mailTo("known@example.com")).toHaveLength(1);
  });

  it("refuses a token that was tampered with", async () => {
    await subscribe("victim@example.com");
    const token = (await tokenFor("victim@example.com")).replace(/^\d+/, "1");
    const answer = await server().app.inject({
      method: "POST",
      url: "/api/newsletter-subscriptions/confirm",
      payload: { token: `${token}x` },
    });
    expect(answer.statusCode).toBe(400);
  });

  it("carries the postal address and the headers of RFC 8058, and ends with one click from the mail program", async () => {
    await subscribe("reader@example.com");
    const reader = await find("reader@example.com");
    const { deps } = server();
    const post = findPost(deps.content.current(), "flood-insurance-texas", "en", deps.clock());
    if (!reader || !post) throw new Error("the seeds are missing");
    await deps.db.transaction((tx) => mailArticle(deps, tx, post, reader));
    const mail = (await mailTo("reader@example.com")).find((m) => m.kind === "newsletter");
    expect(mail?.text).toContain("Houston, TX 77008");
    expect(mail?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const url = /<([^>]+)>/.exec(mail?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
    const { pathname, search } = new URL(url);
    const oneClick = await server().app.inject({
      method: "POST",
      url: pathname + search,
      payload: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "cross-site" },
    });
    expect(oneClick.statusCode).toBe(200);
    expect(await find("reader@example.com")).toMatchObject({ status: "unsubscribed" });
  });
});
