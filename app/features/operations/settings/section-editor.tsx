import type { Section } from "../../../../domain/operations/settings/section-names.ts";
import type { Settings } from "../../../../domain/operations/settings/sections.ts";
import type { EditorProps } from "./editing.ts";
import { AcknowledgementsEditor } from "./editors/acknowledgements-editor.tsx";
import { ClaimsEditor } from "./editors/claims-editor.tsx";
import { ContactEditor } from "./editors/contact-editor.tsx";
import { HolidaysEditor } from "./editors/holiday-editor.tsx";
import { IdentityEditor } from "./editors/identity-editor.tsx";
import { LinesEditor } from "./editors/lines-editor.tsx";
import { LinksEditor, SocialEditor } from "./editors/links-editor.tsx";
import { LocationsEditor } from "./editors/location-editor.tsx";
import { OutcomesEditor } from "./editors/outcomes-editor.tsx";
import { LooksEditor } from "./editors/looks-editor.tsx";
import { PromisesEditor } from "./editors/promise-editor.tsx";
import { BackupEditor, RetentionEditor } from "./editors/keeping-editors.tsx";
import { RenewalsEditor } from "./editors/renewals-editor.tsx";
import { ReviewsEditor } from "./editors/reviews-editor.tsx";
import { SavingsEditor } from "./editors/savings-editor.tsx";
import { SecurityEditor } from "./editors/security-editor.tsx";
import { QuietHoursEditor, SendersEditor } from "./editors/sender-editors.tsx";

type Editors = { [S in Section]: (props: EditorProps<Settings[S]>) => React.ReactNode };

/** The editor of each section. */
const EDITORS: Editors = {
  identity: IdentityEditor,
  locations: LocationsEditor,
  holidays: HolidaysEditor,
  contact: ContactEditor,
  links: LinksEditor,
  promises: PromisesEditor,
  savings: SavingsEditor,
  lines: LinesEditor,
  social: SocialEditor,
  acknowledgements: AcknowledgementsEditor,
  outcomes: OutcomesEditor,
  renewals: RenewalsEditor,
  reviews: ReviewsEditor,
  looks: LooksEditor,
  claims: ClaimsEditor,
  senders: SendersEditor,
  quietHours: QuietHoursEditor,
  security: SecurityEditor,
  retention: RetentionEditor,
  backup: BackupEditor,
};

type SectionEditorProps<S extends Section> = { section: S } & EditorProps<Settings[S]>;

/** The inputs of a section. */
export function SectionEditor<S extends Section>({ section, ...props }: SectionEditorProps<S>) {
  const Editor: (props: EditorProps<Settings[S]>) => React.ReactNode = EDITORS[section];
  return <Editor {...props} />;
}
