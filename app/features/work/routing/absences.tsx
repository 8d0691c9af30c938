import { useQuery } from "@tanstack/react-query";
import type { ListedAbsence } from "../../../../domain/api/work/routing.ts";
import { api } from "../../../lib/api.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { AbsenceForm } from "./absence-form.tsx";
import { useColleagues } from "./use-colleagues.ts";
import { useFocusBack } from "./use-focus-back.ts";

/** The absences of all colleagues, for admins. */
export function AllAbsences() {
  const { t } = useTranslation("routing");
  const { data: colleagues } = useColleagues();
  return (
    <section aria-labelledby="routing-absences" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="routing-absences" className="text-2xl">
          {t("absences.title")}
        </h2>
        <p className="mt-1 text-ink-soft">{t("absences.intro")}</p>
      </div>
      <AbsenceList path="/api/absences" isEverybodys />
      {colleagues && <AbsenceForm colleagues={colleagues} substitutes={colleagues} />}
    </section>
  );
}

/** The user's own absences. */
export function OwnAbsences({ ownId }: { ownId: number }) {
  const { t } = useTranslation("routing");
  const { data: colleagues } = useColleagues();
  return (
    <>
      <p className="max-w-prose text-ink-soft">{t("absences.ownIntro")}</p>
      <AbsenceList path="/api/user/absences" isEverybodys={false} />
      <AbsenceForm substitutes={(colleagues ?? []).filter((one) => one.id !== ownId)} />
    </>
  );
}

type AbsenceListProps = { path: "/api/absences" | "/api/user/absences"; isEverybodys: boolean };

function AbsenceList({ path, isEverybodys }: AbsenceListProps) {
  const { t } = useTranslation("routing");
  const absences = useQuery({ queryKey: ["absences", path], queryFn: () => api(`GET ${path}`) });
  const place = useFocusBack<HTMLDivElement>(absences.data?.length ?? 0);
  return (
    <QueryStates query={absences} error={t("absences.error")} lines={3}>
      {(all) => (
        <div ref={place} tabIndex={-1}>
          {all.length === 0 && <p className="text-ink-soft">{t("absences.empty")}</p>}
          {all.length > 0 && (
            <ul
              aria-label={t("absences.title")}
              className="grid divide-y divide-line rounded border border-line bg-surface"
            >
              {all.map((absence) => (
                <AbsenceRow key={absence.id} absence={absence} isEverybodys={isEverybodys} />
              ))}
            </ul>
          )}
        </div>
      )}
    </QueryStates>
  );
}

function AbsenceRow({ absence, isEverybodys }: { absence: ListedAbsence; isEverybodys: boolean }) {
  const { t } = useTranslation("routing");
  const dates = useDates();
  const { id, name } = absence;
  // Around noon at the office, which is the same day everywhere in the country.
  const shown = (day: string) => dates.date(`${day}T18:00:00Z`);
  const span = t("absences.span", { from: shown(absence.from), to: shown(absence.to) });
  const remove = useChange({
    request: () => ({ to: "DELETE /api/absences/:id", params: { id } }),
    success: t("absences.removed"),
    failure: t("absences.removeFailed"),
    renews: [["absences"], ["colleagues"], ["routing-rules"]],
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4">
      <p className="min-w-0 break-words">
        {isEverybodys && <span className="font-semibold">{name}: </span>}
        {span}
        {absence.substitute && (
          <span className="block text-ink-soft">{t("absences.by", { name: absence.substitute })}</span>
        )}
      </p>
      <Button
        variant="ghost"
        size="sm"
        className="text-brick!"
        aria-label={isEverybodys ? t("absences.removeName", { name, span }) : t("absences.removeOwn", { span })}
        busy={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {t("absences.remove")}
      </Button>
    </li>
  );
}
