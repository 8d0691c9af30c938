import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** What can be turned on an authenticator, and on the browser in front of it, to make an answer that is not right. */
type Twist = {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
  isSyncable?: boolean;
  userHandle?: string;
  type?: string;
};

const FLAGS = { present: 0x01, verified: 0x04, syncable: 0x08, backedUp: 0x10, attested: 0x40 };
const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

/** A passkey of its own, made and used in software, as a browser would hand its answers over. */
export function createAuthenticator(site: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let counter = 0;
  let handle = "";

  const clientData = (type: string, challenge: string, origin = site.origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const flagsOf = ({ isVerified = true, isSyncable = false }: Twist) =>
    FLAGS.present | (isVerified ? FLAGS.verified : 0) | (isSyncable ? FLAGS.syncable | FLAGS.backedUp : 0);
  function authData(flags: number, twist: Twist, rest = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(twist.counter ?? counter++);
    const rpIdHash = createHash("sha256")
      .update(twist.rpId ?? site.rpId)
      .digest();
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count, rest]);
  }
  const credential = <R extends object>(response: R) => ({
    id: encode(id),
    rawId: encode(id),
    type: "public-key" as const,
    response,
  });

  return {
    id: encode(id),
    /** Answers to what a registration begins with. */
    register(options: { challenge: string; user: { id: string } }, twist: Twist = {}) {
      handle = options.user.id;
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const coordinate = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, coordinate(x)],
          [-3, coordinate(y)],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const data = authData(flagsOf(twist) | FLAGS.attested, twist, attested);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(data)],
      ]);
      return credential({
        clientDataJSON: encode(clientData(twist.type ?? "webauthn.create", options.challenge, twist.origin)),
        attestationObject: encode(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ["internal"],
      });
    },
    /** Answers to what a login begins with. */
    logIn({ challenge }: { challenge: string }, twist: Twist = {}) {
      const client = clientData(twist.type ?? "webauthn.get", challenge, twist.origin);
      const data = authData(flagsOf(twist), twist);
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
      return credential({
        clientDataJSON: encode(client),
        authenticatorData: encode(data),
        signature: encode(sign("sha256", signed, privateKey)),
        userHandle: twist.userHandle ?? handle,
      });
    },
  };
}
