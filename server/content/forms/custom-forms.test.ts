import { expect, it } from "vitest";
import { ROLES, type Role } from "../../../domain/platform/permissions.ts";
import { describeOnServer, makeUser, type TestApp } from "../../../tests/support/test-app.ts";
import { findCustomForm } from "./custom-forms.ts";

const FORM = {
  title: "Receipt for office keys",
  intro: "For staff who open the office.",
  fields: [
    { label: "Name", kind: "text" },
    { label: "Received on", kind: "date" },
  ],
};

const compose = ({ app }: TestApp, cookie: string, payload: object = FORM) =>
  app.inject({ method: "POST", url: "/api/custom-forms", headers: { cookie }, payload });

describeOnServer("a composed form", (server) => {
  type Made = { id: number; version: string };
  const call = (method: "PUT" | "DELETE", { id, version }: Made, cookie: string, title = "Changed") =>
    server().app.inject({
      method,
      url: `/api/custom-forms/${id}`,
      headers: { cookie },
      ...(method === "PUT" ? { payload: { ...FORM, title, version } } : {}),
    });

  it("is kept for everybody in the office, in the order of its fields", async () => {
    const author = await makeUser(server(), "senior_agent");
    const reader = await makeUser(server(), "trainee");
    const made = await compose(server(), author.cookie);
    expect(made.statusCode).toBe(201);
    const list = await server().app.inject({ url: "/api/custom-forms", headers: { cookie: reader.cookie } });
    expect(list.json()).toEqual([made.json()]);
    expect(made.json()).toMatchObject(FORM);
    expect(await findCustomForm(server().deps.db, made.json<{ id: number }>().id)).toEqual(FORM);
  });

  it("names what is wrong field by field, and keeps no key that it does not know", async () => {
    const { cookie } = await makeUser(server(), "senior_agent");
    const bad = await compose(server(), cookie, { title: "", fields: [{ label: "", kind: "text" }] });
    expect(bad.statusCode).toBe(400);
    expect(Object.keys(bad.json<{ fields: object }>().fields)).toEqual(["title", "fields.0.label"]);
    const made = await compose(server(), cookie, {
      ...FORM,
      createdBy: 4,
      id: 99,
      fields: [{ label: "A", kind: "text", onclick: "x" }],
    });
    expect(made.json()).toMatchObject({ fields: [{ label: "A", kind: "text" }] });
    expect(made.json<{ id: number }>().id).not.toBe(99);
  });

  it("Z1: is made and changed by senior agents and admins and removed by admins, whoever made it", async () => {
    const statuses = async (act: (cookie: string) => Promise<{ statusCode: number }>) => {
      const found: Partial<Record<Role, number>> = {};
      for (const role of ROLES) found[role] = (await act((await makeUser(server(), role)).cookie)).statusCode;
      return found;
    };
    const made = await makeUser(server(), "senior_agent");
    const newForm = async () => (await compose(server(), made.cookie)).json<Made>();
    const form = await newForm();
    const denied = { agent: 403, trainee: 403 };
    expect(await statuses((cookie) => compose(server(), cookie))).toEqual({ admin: 201, senior_agent: 201, ...denied });
    // Everybody has seen the form as it is: each change names the version that the one before it left.
    const changed = await statuses(async (cookie) => {
      const all = (await server().app.inject({ url: "/api/custom-forms", headers: { cookie } })).json<Made[]>();
      return call("PUT", all.find(({ id }) => id === form.id) ?? form, cookie);
    });
    expect(changed).toEqual({ admin: 200, senior_agent: 200, ...denied });
    const removed = await statuses(async (cookie) => call("DELETE", await newForm(), cookie));
    expect(removed).toEqual({ admin: 200, senior_agent: 403, ...denied });
    expect((await call("DELETE", form, made.cookie)).statusCode, "one's own").toBe(403);
    const admin = await makeUser(server(), "admin");
    expect((await call("DELETE", form, admin.cookie)).statusCode).toBe(200);
    expect((await call("DELETE", form, admin.cookie)).statusCode).toBe(404);
    expect((await call("PUT", form, admin.cookie)).statusCode).toBe(404);
    expect((await call("PUT", form, "")).statusCode).toBe(401);
  });

  it("is not overwritten unseen: what a colleague changed since it was read is a conflict", async () => {
    const { cookie } = await makeUser(server(), "senior_agent");
    const made = (await compose(server(), cookie)).json<Made>();
    const first = await call("PUT", made, cookie, "Receipt for keys");
    expect(first.json()).toMatchObject({ title: "Receipt for keys" });
    expect((await call("PUT", made, cookie, "Keys")).json()).toMatchObject({ code: "conflict" });
    expect((await findCustomForm(server().deps.db, made.id))?.title).toBe("Receipt for keys");
    const again = await call("PUT", first.json<Made>(), cookie, "Keys");
    expect(again.json()).toMatchObject({ title: "Keys", id: made.id });
    expect((await call("PUT", { id: made.id } as Made, cookie)).statusCode).toBe(400);
  });
});
