import type { UploadedForm } from "../../../../domain/api/content/forms.ts";
import type { InsuranceType } from "../../../../domain/work/lead-options.ts";
import { uploadFile } from "../../../lib/upload-file.ts";

/** Uploads a form of the office and reports the progress from 0 to 1. */
export async function sendFile(
  file: File,
  line: InsuranceType | "",
  onProgress: (part: number) => void,
): Promise<void> {
  const body = new FormData();
  // Must come before the file: the server ignores fields after it.
  if (line) body.append("line", line);
  body.append("file", file);
  await uploadFile<UploadedForm>({ path: "/api/uploaded-forms", body, onProgress });
}
