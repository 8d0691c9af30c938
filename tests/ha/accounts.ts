import { STREAMS } from "../../domain/platform/limits.ts";
import { hashToken, newToken } from "../../server/people/session/session-store.ts";
import { query } from "../support/postgres-server.ts";

/**
 * Creates enough agents, each with sessions at several browsers, for that many screens; returns a session cookie for
 * each screen. They skip the login, since 34 passwords would be hashed for nothing.
 */
export async function createViewers(database: string, screens: number, time: Date): Promise<string[]> {
  const cookies: string[] = [];
  for (let n = 0; cookies.length < screens; n++) {
    const { rows } = await query<{ id: number }>(
      database,
      `insert into users (username, password, first_name, last_name, role)
        select 'agent${n}', password, 'Agent', 'Number ${n}', 'agent' from users where username = 'admin' returning id`,
    );
    for (let session = 0; session < STREAMS.perAccount / STREAMS.perSession; session++) {
      const token = newToken();
      const at = time.toISOString();
      await query(
        database,
        `insert into sessions (token_hash, user_id, is_complete, by_passkey, ip, user_agent, created_at, last_seen_at, expires_at)
          values ('${hashToken(token)}', ${rows[0]?.id}, true, false, '127.0.0.1', '', '${at}', '${at}',
            timestamptz '${at}' + interval '12 hours')`,
      );
      for (let tab = 0; tab < STREAMS.perSession; tab++) cookies.push(`session=${token}`);
    }
  }
  return cookies.slice(0, screens);
}
