import type { ShareInvitation } from "../../../../domain/work/share-options.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Monogram } from "../../../ui/monogram.tsx";
import { PhoneLink } from "../leads/phone-link.tsx";
import { canConnect } from "./capture.ts";
import { GuestButtons } from "./guest-buttons.tsx";
import type { Guest } from "./use-guest.ts";
import { useBrowserFact } from "./use-share-view.ts";
import { useClock } from "./use-clock.ts";

/** The invitation: who asks, what will and will not be seen, and one button. */
export function GuestInvitation({ share, guest }: { share: ShareInvitation; guest: Guest }) {
  const { t } = useTranslation("share");
  const clock = useClock();
  const isAble = useBrowserFact(canConnect, true);
  const { name, pictureUrl } = share.agent;
  const agency = useAgency().name;
  return (
    <>
      <header className="flex items-center gap-4">
        {pictureUrl ? (
          <img src={pictureUrl} width={56} height={56} alt="" className="size-14 shrink-0 rounded-full object-cover" />
        ) : (
          <Monogram name={name} tint={0} />
        )}
        <h1 className="min-w-0 text-3xl wrap-anywhere">{t("title", { name })}</h1>
      </header>
      <p>
        {t("agency", { name, agency })} <PhoneLink />
      </p>
      <dl className="grid gap-4 sm:grid-cols-2">
        {(["will", "willNot"] as const).map((part) => (
          <div key={part} className="rounded border border-line bg-surface p-4">
            <dt className="font-semibold">{t(part, { name })}</dt>
            <dd className="mt-1">{t(`${part}Text`, { name })}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="before" className="grid gap-2">
        <h2 id="before" className="text-xl">
          {t("before")}
        </h2>
        <ul className="list-disc ps-6">
          <li>{t("private")}</li>
          <li>{t("secrets")}</li>
        </ul>
      </section>
      {isAble ? (
        <div className="grid gap-4 noscript:hidden">
          <GuestButtons share={share} guest={guest} />
          <div>
            <Button variant="ghost" busy={guest.isJoining} onClick={() => void guest.join()}>
              {t("watch", { name })}
            </Button>
          </div>
        </div>
      ) : (
        <Alert variant="error">{t("insecure")}</Alert>
      )}
      <p className="hidden noscript:block">{t("noScript")}</p>
      <p className="text-ink-soft">{t("until", { time: clock(share.expiresAt) })}</p>
    </>
  );
}
