import { requestAddress } from "../../../domain/work/request-kinds.ts";
import { useQuery } from "@tanstack/react-query";
import { CommandGroup, CommandInput, CommandItem, CommandList, CommandRoot } from "cmdk";
import { Copy, ExternalLink, Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { LANGUAGES } from "../../../domain/platform/language.ts";
import { MAX } from "../../../domain/platform/limits.ts";
import { mayAccess, PAGE_ACCESS, type Role } from "../../../domain/platform/permissions.ts";
import { api } from "../../lib/api.ts";
import { useAgency } from "../../lib/agency.ts";
import { runCommand, shownCommands } from "../../lib/commands.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import { useBadge } from "../../lib/live/use-badge.ts";
import { useCopy } from "../../lib/use-copy.ts";
import { useChooseLanguage } from "../../lib/use-language-choice.ts";
import { Alert } from "../../ui/alert.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SampleMark } from "../../ui/sample-mark.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useTakeNext } from "../use-take-next.ts";
import {
  actionEntries,
  commandEntries,
  newsEntries,
  pageEntries,
  viewEntries,
  type Choice,
  type NamedPage,
  type PageCommand,
  type PaletteEntry,
} from "./entries.ts";
import { useFound } from "./use-found.ts";

export type PaletteProps = {
  role: Role;
  pages: readonly NamedPage[];
  /** The words typed before the palette was there. */
  typed: string;
  onClose(): void;
  /** Navigates to a page of the portal. */
  onGo(to: string): void;
};

/** The command palette: searches the whole portal, and opens or runs the chosen entry. */
export function Palette({ role, pages, typed, onClose, onGo }: PaletteProps) {
  const { t } = useTranslation("palette");
  const [text, setText] = useState(typed);
  const [chosen, setChosen] = useState("");
  const box = useChosenOption(chosen);
  const agency = useAgency();
  const language = useLanguage();
  const chooseLanguage = useChooseLanguage();
  const copy = useCopy();
  const next = useTakeNext(({ reference }) => onGo(requestAddress(reference)));
  const doings = {
    takeNext: () => next.mutate(),
    switchLanguage: () => chooseLanguage(LANGUAGES.find((other) => other !== language) ?? language),
  };
  const badge = useBadge();
  const [commands] = useState(pageCommands);
  const isAtDesk = mayAccess(role, PAGE_ACCESS["/agent-dashboard"]);
  const views = useQuery({
    queryKey: ["desk-views"],
    queryFn: () => api("GET /api/desk-views"),
    enabled: isAtDesk,
  });
  const hasNews = badge !== undefined && badge.unread + badge.mentions > 0;
  const counts = useQuery({
    queryKey: ["desk-counts"],
    queryFn: () => api("GET /api/desk-counts"),
    enabled: isAtDesk && hasNews,
  });
  const found = useFound(role, text, {
    actions: [
      ...(badge ? newsEntries(badge, counts.data, t) : []),
      ...actionEntries(role, doings, t),
      ...viewEntries(views.data ?? [], t),
      ...commandEntries(commands, t),
    ],
    pages: pageEntries(role, pages, agency, t),
  });

  async function copyCode(code: string) {
    if (await copy(code)) toast({ title: t("copied"), description: code });
  }

  function choose(choice: Choice) {
    onClose();
    if ("go" in choice) onGo(choice.go);
    else if ("open" in choice) window.open(choice.open, "_blank", "noopener");
    else if ("copy" in choice) void copyCode(choice.copy);
    else choice.run();
  }

  return (
    <Dialog open isBare title={t("title")} onOpenChange={onClose} className="mt-4 sm:mt-[10dvh]">
      {/* `CommandRoot` is focusable by default, and a dialog focuses its first focusable element. */}
      <CommandRoot
        label={t("title")}
        value={chosen}
        onValueChange={setChosen}
        shouldFilter={false}
        loop
        vimBindings={false}
        tabIndex={undefined}
      >
        <div className="flex items-center rounded-t border-b border-line ps-4 pe-14 focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-(--focus)">
          <Search aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          <CommandInput
            ref={box}
            value={text}
            onValueChange={setText}
            maxLength={MAX.name}
            placeholder={t("placeholder")}
            className="min-h-14 min-w-0 flex-1 bg-transparent px-3 text-base text-ink outline-none placeholder:text-ink-soft"
          />
        </div>
        <CommandList
          label={t("results")}
          className="max-h-[55dvh] overflow-y-auto overscroll-contain px-2 empty:hidden"
        >
          {found.groups.map(({ name, entries }) => (
            <CommandGroup key={name} heading={t(`groups.${name}`)} className={GROUP}>
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} onChoose={choose} />
              ))}
            </CommandGroup>
          ))}
        </CommandList>
        <Outcome found={found} />
      </CommandRoot>
    </Dialog>
  );
}

/** Returns the commands of the page behind the palette. They run once the palette has closed and given the focus back. */
function pageCommands(): PageCommand[] {
  return shownCommands().flatMap((command) => {
    const key = command.getAttribute("aria-keyshortcuts");
    const name = command.dataset["command"];
    return key && name ? [{ key, name, run: () => void setTimeout(() => runCommand(command)) }] : [];
  });
}

/**
 * Sets `aria-activedescendant` of the input to the chosen option, which cmdk forgets when the options load late.
 * Returns the ref of the input.
 */
function useChosenOption(chosen: string) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const options = box.current?.closest("[cmdk-root]")?.querySelectorAll<HTMLElement>("[cmdk-item]") ?? [];
    const option = [...options].find(({ dataset }) => dataset["value"] === chosen);
    if (option) box.current?.setAttribute("aria-activedescendant", option.id);
    else box.current?.removeAttribute("aria-activedescendant");
  });
  return box;
}

const GROUP =
  "py-1 [&>[cmdk-group-heading]]:px-3 [&>[cmdk-group-heading]]:py-1 " +
  "[&>[cmdk-group-heading]]:text-sm [&>[cmdk-group-heading]]:text-ink-soft";

function Entry({ entry, onChoose }: { entry: PaletteEntry; onChoose: (choice: Choice) => void }) {
  const { t } = useTranslation("palette");
  const { id, icon: Icon, title, detail, unread = 0, isSample, choice } = entry;
  return (
    <CommandItem
      value={id}
      onSelect={() => onChoose(choice)}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded px-3 py-1.5 data-[selected=true]:bg-indigo-soft"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{title}</span>
        {detail && <span className="block truncate text-sm text-ink-soft">{detail}</span>}
      </span>
      {unread > 0 && <Badge tone="indigo">{t("unread", { count: unread })}</Badge>}
      {isSample && <SampleMark />}
      {"open" in choice && (
        <>
          <ExternalLink aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
          <span className="sr-only">{t("portal:newTab")}</span>
        </>
      )}
      {"copy" in choice && (
        <>
          <Copy aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
          <span className="sr-only">{t("copies")}</span>
        </>
      )}
    </CommandItem>
  );
}

/** The result of the search in words, as a live region. */
function Outcome({ found }: { found: ReturnType<typeof useFound> }) {
  const { t } = useTranslation("palette");
  const language = useLanguage();
  const { words, groups, isSearching, failed, again } = found;
  const count = groups.reduce((sum, group) => sum + group.entries.length, 0);
  const isNothing = count === 0 && failed.length === 0;
  function statusText(): string {
    if (isSearching) return t("searching");
    if (words === "") return t("hint");
    return isNothing ? t("none", { words }) : t("found", { count });
  }

  const names = new Intl.ListFormat(language).format(failed.map((name) => t(`groups.${name}`)));
  return (
    <div className="grid gap-3 border-t border-line px-4 py-3 text-sm text-ink-soft">
      <p role="status">{statusText()}</p>
      {failed.length > 0 && !isSearching && (
        <Alert
          variant="error"
          action={
            <Button size="sm" variant="secondary" onClick={again}>
              {t("again")}
            </Button>
          }
        >
          {t("failed", { what: names })}
        </Alert>
      )}
    </div>
  );
}
