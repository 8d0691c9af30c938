import { expect, it } from "vitest";
import { describeOnServer, makeUser, type TestApp } from "../../tests/support/test-app.ts";
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
  const call = (method: "PUT" | "DELETE", id: number, cookie: string) =>
    server().app.inject({
      method,
      url: `/api/custom-forms/${id}`,
      headers: { cookie },
      ...(method === "PUT" ? { payload: { ...FORM, title: "Changed" } } : {}),
    });

  it("is kept for everybody in the office, in the order of its fields", async () => {
    const author = await makeUser(server(), "trainee");
    const reader = await makeUser(server(), "agent");
    const made = await compose(server(), author.cookie);
    expect(made.statusCode).toBe(201);
    const list = await server().app.inject({ url: "/api/custom-forms", headers: { cookie: reader.cookie } });
    expect(list.json()).toEqual([{ ...made.json<object>(), mayChange: false }]);
    expect(made.json()).toMatchObject({ ...FORM, mayChange: true });
    expect(await findCustomForm(server().deps.db, made.json<{ id: number }>().id)).toEqual(FORM);
  });

  it("names what is wrong field by field, and keeps no key that it does not know", async () => {
    const { cookie } = await makeUser(server(), "agent");
    const bad = await compose(server(), cookie, { title: "", fields: [{ label: "", kind: "text" }] });
    expect(bad.statusCode).toBe(400);
    expect(Object.keys(bad.json<{ fields: object }>().fields)).toEqual(["title", "fields.0.label"]);
    const made = await compose(server(), cookie, {
      ...FORM,
      createdBy: 4,
      id: 99,
      fields: [{ label: "A", kind: "text", onclick: "x" }],
    });
    expect(made.json()).toMatchObject({ mayChange: true, fields: [{ label: "A", kind: "text" }] });
    expect(made.json<{ id: number }>().id).not.toBe(99);
  });

  it("Z2: is changed and removed by who made it or an admin, and by nobody else", async () => {
    const author = await makeUser(server(), "agent");
    const other = await makeUser(server(), "senior_agent");
    const admin = await makeUser(server(), "admin");
    const id = (await compose(server(), author.cookie)).json<{ id: number }>().id;
    expect((await call("PUT", id, other.cookie)).statusCode).toBe(403);
    expect((await call("DELETE", id, other.cookie)).statusCode).toBe(403);
    expect((await call("PUT", id, author.cookie)).json()).toMatchObject({ title: "Changed" });
    expect((await call("PUT", id, admin.cookie)).statusCode).toBe(200);
    expect((await call("DELETE", id, author.cookie)).statusCode).toBe(200);
    expect((await call("DELETE", id, author.cookie)).statusCode).toBe(404);
    expect((await call("PUT", id, "")).statusCode).toBe(401);
  });
});
