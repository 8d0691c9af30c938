import { useState } from "react";
import type { ListedProvider, SavedProvider } from "../../../../domain/api/operations/providers.ts";
import type { Provider } from "../../../../domain/operations/settings/provider-names.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { MailServerForm, RemoveProviderForm, TextProviderForm, type ProviderFormProps } from "./provider-forms.tsx";
import { useProviders } from "./use-providers.ts";

/** The access to the mail server and to the provider of text messages: whether there is one, and the way to change it. */
export function Providers() {
  const { t } = useTranslation("settings");
  const providers = useProviders();
  return (
    <section aria-labelledby="settings-providers" className="grid max-w-3xl grid-cols-1 gap-3">
      <h3 id="settings-providers" className="text-lg">
        {t("providers.title")}
      </h3>
      <p className="text-ink-soft">{t("providers.intro")}</p>
      <QueryStates query={providers} error={t("error")}>
        {(all) => all.map((listed) => <ProviderCard key={listed.provider} listed={listed} />)}
      </QueryStates>
    </section>
  );
}

const FORMS: Record<Provider, (props: ProviderFormProps) => React.ReactNode> = {
  mailServer: MailServerForm,
  textProvider: TextProviderForm,
};

function ProviderCard({ listed }: { listed: ListedProvider }) {
  const { t } = useTranslation("settings");
  const [asked, setAsked] = useState<"change" | "remove" | null>(null);
  const { provider, isSet, variable } = listed;
  const Form = FORMS[provider];
  const name = t(`providers.${provider}.name`);
  const close = () => setAsked(null);

  function onSaved({ notice }: SavedProvider): void {
    toast({ title: t("saved"), description: t(`providers.notice.${notice}`) });
    close();
  }

  return (
    <div className="grid gap-2 rounded border border-line p-4">
      <h4 className="font-semibold">{name}</h4>
      <ProviderState listed={listed} />
      {!variable && (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            size="sm"
            aria-label={t(isSet ? "providers.changeName" : "providers.setName", { name })}
            onClick={() => setAsked("change")}
          >
            {t(isSet ? "providers.change" : "providers.set")}
          </Button>
          {isSet && (
            <Button variant="ghost" size="sm" aria-label={t("remove", { name })} onClick={() => setAsked("remove")}>
              {t("removeLabel")}
            </Button>
          )}
        </div>
      )}
      {asked === "change" && <Form onClose={close} onSaved={onSaved} />}
      {asked === "remove" && <RemoveProviderForm provider={provider} onClose={close} onSaved={onSaved} />}
    </div>
  );
}

/** Tells whether the access is set, where it leads, and who set it when. */
function ProviderState({ listed }: { listed: ListedProvider }) {
  const { t } = useTranslation("settings");
  const dates = useDates();
  const { provider, isSet, variable, host, username, changedAt, changedBy } = listed;
  if (!isSet) return <p className="text-sm">{t(`providers.${provider}.none`)}</p>;
  return (
    <div className="text-sm wrap-anywhere">
      <p>{[host, username].filter(Boolean).join(" · ")}</p>
      {variable && <p className="text-ink-soft">{t("fromEnvironment", { variable })}</p>}
      {changedAt && (
        <p className="text-ink-soft">
          {dates.dateTime(changedAt)} {changedBy && `· ${changedBy}`}
        </p>
      )}
    </div>
  );
}
