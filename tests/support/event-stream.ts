import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";

/** An event of a stream (SSE) as a browser gets it. */
type StreamEvent = { id: string; event: string; data: unknown };

type Options = { cookie: string; lastEvent?: string; onEvent?: (event: StreamEvent) => void };

/** Follows an event stream (SSE) as a browser does, on its own connection, without reconnecting. */
export async function followStream(url: string, { cookie, lastEvent, onEvent }: Options) {
  const accept = { accept: "text/event-stream", cookie };
  const headers = lastEvent ? { ...accept, "last-event-id": lastEvent } : accept;
  const request = get(url, { headers, agent: false });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  const status = answer.statusCode ?? 0;
  const events: StreamEvent[] = [];
  let waiting: (() => void)[] = [];
  let isOver = false;

  function wake(): void {
    const woken = waiting;
    waiting = [];
    for (const look of woken) look();
  }

  async function read(): Promise<void> {
    let text = "";
    const decoder = new TextDecoder();
    for await (const chunk of answer) {
      text += decoder.decode(chunk, { stream: true });
      const parts = text.split("\n\n");
      text = parts.pop() ?? "";
      for (const part of parts) take(part);
      wake();
    }
  }

  function take(part: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(part)?.[1];
    const event = field("event");
    if (!event) return;
    const taken: StreamEvent = { id: field("id") ?? "", event, data: JSON.parse(field("data") ?? "null") };
    events.push(taken);
    onEvent?.(taken);
  }

  const ended = read()
    .catch(() => undefined)
    .then(() => {
      isOver = true;
      wake();
    });

  /** Waits for an event with that name and matching data; earlier events are kept. */
  async function next(name: string, fits: (data: never) => boolean = () => true): Promise<StreamEvent> {
    for (;;) {
      const found = events.find(({ event, data }) => event === name && fits(data as never));
      if (found) return found;
      if (isOver) throw new Error(`the stream ended without ${name}: ${JSON.stringify(events)}`);
      await new Promise<void>((look) => waiting.push(look));
    }
  }

  return {
    status,
    headers: answer.headers,
    events,
    ended,
    next,
    changes: () => events.filter(({ event }) => event === "change").map(({ data }) => data),
    leave: () => void request.destroy(),
  };
}
