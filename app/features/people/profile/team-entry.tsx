import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { AnswerOf } from "../../../../domain/api/index.ts";
import type { TeamEntry } from "../../../../domain/content/team.ts";
import type { User } from "../../../../domain/people/users.ts";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { TeamForm } from "./team-form.tsx";
import { TeamPhoto } from "./team-photo.tsx";

type Answer = AnswerOf<"GET /api/user/team-entry">;

/**
 * The user's own entry on the public team page. A changed name needs a new confirmation, so the name is part of the
 * query key.
 */
export function OwnTeamEntry({ user }: { user: User }) {
  const { t } = useTranslation("profile");
  const client = useQueryClient();
  const key = ["team-entry", user.firstName, user.lastName];
  const query = useQuery({ queryKey: key, queryFn: () => api("GET /api/user/team-entry") });
  const keep = (saved: TeamEntry) => client.setQueryData<Answer>(key, { entry: saved });
  return (
    <>
      <p className="max-w-prose text-ink-soft">{t("team.intro")}</p>
      <QueryStates query={query} error={t("team.loadFailed")} lines={4}>
        {({ entry }) => (
          <>
            <TeamForm entry={entry} onSaved={keep} />
            {entry?.isAgreed && <TeamPhoto photo={entry.photo} onSaved={keep} />}
          </>
        )}
      </QueryStates>
    </>
  );
}
