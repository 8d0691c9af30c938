import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { portOf } from "./port-of.ts";

const [ACCESS_KEY, SECRET_KEY, BUCKET, REGION] = ["AKTEST", "secret-of-the-stand-in", "office-files", "us-test-1"];

export type S3StandIn = {
  /** The variables that lead the program here. */
  env: Record<string, string>;
  /** The objects by their keys, with the time of their last change. */
  objects: Map<string, { content: Buffer; modifiedAt: Date }>;
  /** The buckets that were named. */
  buckets: Set<string>;
  /** Requests whose signature, or the hash of whose body, was wrong. */
  refused: string[];
  /** Set to refuse everything, as a store that is down does. */
  isDown: boolean;
  /** Called after each write, and waited for before it is answered. */
  onWrite: () => void | Promise<void>;
  /** Waited for before each object is sent. */
  beforeRead: () => Promise<void>;
  close(): Promise<void>;
};

/** Starts a stand-in of an S3 store that computes every signature (SigV4) itself and refuses wrong ones. */
export async function startS3(): Promise<S3StandIn> {
  const standIn: S3StandIn = {
    env: {},
    objects: new Map(),
    buckets: new Set(),
    refused: [],
    isDown: false,
    onWrite: () => undefined,
    beforeRead: async () => undefined,
    close: async () => undefined,
  };
  const server = createServer((request, response) => {
    void answer(standIn, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  standIn.env = {
    FILES_S3_ENDPOINT: `http://127.0.0.1:${portOf(server)}`,
    FILES_S3_BUCKET: BUCKET,
    FILES_S3_REGION: REGION,
    FILES_S3_ACCESS_KEY: ACCESS_KEY,
    FILES_S3_SECRET_KEY: SECRET_KEY,
  };
  standIn.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return standIn;
}

async function answer(standIn: S3StandIn, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  const received: AsyncIterable<Buffer> = request;
  for await (const chunk of received) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const url = new URL(request.url ?? "/", "http://s3");
  const send = (status: number, content: string | Buffer = "") => response.writeHead(status).end(content);
  if (standIn.isDown) return void send(500);
  if (!isSigned(request, url, body)) {
    standIn.refused.push(`${request.method} ${url.pathname}`);
    return void send(403, "<Error><Code>SignatureDoesNotMatch</Code></Error>");
  }
  const bucket = url.pathname.split("/")[1] ?? "";
  standIn.buckets.add(bucket);
  if (bucket !== BUCKET) return void send(404, "<Error><Code>NoSuchBucket</Code></Error>");
  const key = url.pathname.slice(BUCKET.length + 2);
  if (request.method === "PUT") {
    standIn.objects.set(key, { content: body, modifiedAt: new Date() });
    await standIn.onWrite();
    return void send(200);
  }
  if (request.method === "DELETE") return void send(standIn.objects.delete(key) ? 204 : 204);
  if (key === "") return void send(200, listing(standIn, url.searchParams));
  await standIn.beforeRead();
  const object = standIn.objects.get(key);
  send(object ? 200 : 404, object?.content ?? "<Error><Code>NoSuchKey</Code></Error>");
}

const PAGE = 7;

function listing({ objects }: S3StandIn, query: URLSearchParams): string {
  const after = query.get("continuation-token") ?? "";
  const found = [...objects]
    .filter(([key]) => key.startsWith(query.get("prefix") ?? "") && key > after)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const page = found
    .slice(0, PAGE)
    .map(
      ([key, { modifiedAt }]) =>
        `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`,
    );
  const next = found.length > PAGE ? `<NextContinuationToken>${found[PAGE - 1]?.[0]}</NextContinuationToken>` : "";
  return `<ListBucketResult>${page.join("")}${next}</ListBucketResult>`;
}

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");

/** Computes the signature of a request as AWS describes it, and compares. */
function isSigned({ method, headers }: IncomingMessage, url: URL, body: Buffer): boolean {
  const given = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
    headers.authorization ?? "",
  );
  const [, credential = "", names = "", signature] = given ?? [];
  const hash = String(headers["x-amz-content-sha256"]);
  const time = String(headers["x-amz-date"]);
  const scope = `${time.slice(0, 8)}/${REGION}/s3/aws4_request`;
  if (credential !== `${ACCESS_KEY}/${scope}` || hash !== sha256(body)) return false;
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).toSorted();
  const signed = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url.pathname, query.join("&"), signed.join(""), names, hash].join("\n");
  const toSign = ["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n");
  const key = [time.slice(0, 8), REGION, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${SECRET_KEY}`);
  return hmac(key, toSign).toString("hex") === signature;
}
