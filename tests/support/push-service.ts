import { createECDH, createPublicKey, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A push as the service got it. */
type TakenPush = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** Starts a stand-in of a push service, which keeps what it gets and answers with a status of the test's choice. */
export async function startPushService() {
  const taken: TakenPush[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      taken.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(pieces) });
      response.writeHead(status, { location: "/elsewhere" }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    taken,
    answerWith: (next: number) => void (status = next),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Makes the subscription of a browser, with keys that one could have. */
export function subscriptionAt(endpoint: string) {
  const browser = createECDH("prime256v1");
  const p256dh = browser.generateKeys().toString("base64url");
  return { endpoint, keys: { p256dh, auth: randomBytes(16).toString("base64url") } };
}

/** Checks the signature of a push by the public key that its header names (RFC 8292), and returns the claims. */
export function readVapid(header: string | undefined) {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" }, format: "jwk" });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const said: unknown = JSON.parse(Buffer.from(claims, "base64url").toString());
  return { key, isSigned, claims: said };
}
