import { expect, it } from "vitest";
import { smsEndpoints } from "./sms.ts";

it("W8: a text message keeps its words and leaves out a picture whose address is not https", () => {
  const { body } = smsEndpoints["POST /api/webhooks/sms"];
  const sms = { MessageSid: "SM1", From: "+17135550142", To: "+17135550100", Body: "Hello" };
  const pictureAt = (MediaUrl0: string) => body.parse({ ...sms, MediaUrl0 }).MediaUrl0;
  expect(pictureAt("https://api.example.com/media/1")).toBe("https://api.example.com/media/1");
  for (const address of [
    "javascript:alert(1)",
    "http://example.com",
    "https:///x",
    "",
    `https://example.com/${"x".repeat(500)}`,
  ]) {
    expect(body.parse({ ...sms, MediaUrl0: address })).toMatchObject({ Body: "Hello" });
    expect(pictureAt(address)).toBeUndefined();
  }
});
