import { useAgency } from "../lib/agency.ts";
import { useLanguage } from "../lib/i18n.tsx";
import { useLocalPath } from "../lib/local-link.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { crashTexts } from "./crash-page.tsx";
import { LostPage } from "./lost-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

/** The content of the frame when a page failed or was not found. */
export default function FaultView({ isNotFound }: { isNotFound: boolean }) {
  return isNotFound ? <NotFoundPage /> : <FailedPage />;
}

/** The page for a failure. Its link back reloads the site. */
function FailedPage() {
  const { name } = useAgency();
  const texts = crashTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <LostPage status={name} title={texts.title} text={texts.text} art="hail-over-roof">
      <ButtonLink href={localPath("/")} variant="ghost">
        {texts.home}
      </ButtonLink>
    </LostPage>
  );
}
