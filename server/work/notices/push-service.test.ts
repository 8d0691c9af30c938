import { expect, it } from "vitest";
import { assertPushEndpoint, handOverPush } from "./push-service.ts";

const LIVE = { isProduction: true };
const publicName = async () => ["8.8.8.8"];

it.each([
  "http://push.example.com/a",
  "https://push.example.com:8443/a",
  "https://user:secret@push.example.com/a",
  "https://127.0.0.1/a",
  "https://10.1.2.3/a",
  "https://169.254.169.254/latest/meta-data",
  "https://192.168.1.1/a",
  "https://0x7f000001/a",
  "https://2130706433/a",
  "https://[::1]/a",
  "https://[::ffff:10.0.0.1]/a",
  "https://[fd00::1]/a",
  "ftp://push.example.com/a",
])("refuses the address %s of a push service", async (endpoint) => {
  await expect(assertPushEndpoint(LIVE, endpoint, publicName)).rejects.toMatchObject({ code: "invalid" });
});

it("refuses a name that stands for a private address, among public ones too", async () => {
  const rebinding = async () => ["8.8.8.8", "10.0.0.1"];
  await expect(assertPushEndpoint(LIVE, "https://push.example.com/a", rebinding)).rejects.toThrow();
  await assertPushEndpoint(LIVE, "https://push.example.com/a", publicName);
});

it.each(["https://localhost/a", "https://127.0.0.1/a", "https://[::1]/a", "http://8.8.8.8/a"])(
  "connects to no address such as %s, whatever was stored",
  async (endpoint) => {
    const failed = await handOverPush(LIVE, { endpoint, headers: {}, body: Buffer.of() }).catch(String);
    expect(failed).toMatch(/not a public address|PrivateAddress/);
  },
);
