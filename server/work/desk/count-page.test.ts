import { expect, it } from "vitest";
import { describeOnServer, logInAs } from "../../../tests/support/test-app.ts";

describeOnServer("how many requests a list is narrowed to", (server) => {
  const count = async (url: string, cookie: string) => {
    const answer = await server().app.inject({ url, headers: { cookie } });
    return answer.json<{ count: number }>().count;
  };

  it("counts by the filters of the list, for those who see it", async () => {
    const { app } = server();
    for (const [at, insuranceType] of ["auto", "auto", "home"].entries()) {
      const person = { name: `Rosa Vela ${at}`, email: "rosa@example.com", phone: "713-555-0166", zipCode: "77008" };
      const payload = { insuranceType, ...person };
      expect((await app.inject({ method: "POST", url: "/api/quote-requests", payload })).statusCode).toBe(201);
    }
    const cookie = await logInAs(app);
    expect(await count("/api/quote-requests/count", cookie)).toBe(3);
    expect(await count("/api/quote-requests/count?type=auto&stage=new", cookie)).toBe(2);
    expect(await count("/api/quote-requests/count?stage=won", cookie)).toBe(0);
    expect(await count("/api/contact-requests/count", cookie)).toBe(0);
    expect((await app.inject("/api/quote-requests/count")).statusCode).toBe(401);
  });
});
