import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** Overrides of an authenticator and its browser, for making wrong answers. */
type Overrides = {
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

/** Creates a software authenticator with one passkey, which answers as a browser does. */
export function createAuthenticator(site: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let counter = 0;
  let handle = "";

  const clientData = (type: string, challenge: string, origin = site.origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const flagsOf = ({ isVerified = true, isSyncable = false }: Overrides) =>
    FLAGS.present | (isVerified ? FLAGS.verified : 0) | (isSyncable ? FLAGS.syncable | FLAGS.backedUp : 0);
  function authData(flags: number, overrides: Overrides, rest = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(overrides.counter ?? counter++);
    const rpIdHash = createHash("sha256")
      .update(overrides.rpId ?? site.rpId)
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
    /** Answers the options of a registration. */
    register(options: { challenge: string; user: { id: string } }, overrides: Overrides = {}) {
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
      const data = authData(flagsOf(overrides) | FLAGS.attested, overrides, attested);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(data)],
      ]);
      return credential({
        clientDataJSON: encode(clientData(overrides.type ?? "webauthn.create", options.challenge, overrides.origin)),
        attestationObject: encode(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ["internal"],
      });
    },
    /** Answers the options of a login. */
    logIn({ challenge }: { challenge: string }, overrides: Overrides = {}) {
      const client = clientData(overrides.type ?? "webauthn.get", challenge, overrides.origin);
      const data = authData(flagsOf(overrides), overrides);
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
      return credential({
        clientDataJSON: encode(client),
        authenticatorData: encode(data),
        signature: encode(sign("sha256", signed, privateKey)),
        userHandle: overrides.userHandle ?? handle,
      });
    },
  };
}
