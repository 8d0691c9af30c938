import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Section } from "../../../../domain/operations/settings/section-names.ts";
import type { ListedSection } from "../../../../domain/api/operations/settings.ts";
import { api } from "../../../lib/api.ts";

const KEY = ["settings"];

export const useSettings = () => useQuery({ queryKey: KEY, queryFn: () => api("GET /api/settings") });

export const useVersions = (section: Section) =>
  useQuery({
    queryKey: [...KEY, section, "versions"],
    queryFn: () => api("GET /api/settings/:section/versions", { params: { section } }),
  });

/** Fetches a section as it is stored now. */
export async function fetchSection<S extends Section>(section: S): Promise<ListedSection<S>> {
  return sectionIn(await api("GET /api/settings"), section);
}

/** Finds a section in the list of all. */
export function sectionIn<S extends Section>(all: ListedSection[], section: S): ListedSection<S> {
  const found = all.find((one): one is ListedSection<S> => one.section === section);
  if (!found) throw new Error(`no settings of ${section}`);
  return found;
}

type Saving = { section: Section; version: number; value: unknown };
type Restoring = { section: Section; version: number; from: number };

export function useSaveSection() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ section, ...body }: Saving) => api("PUT /api/settings/:section", { params: { section }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export function useRestoreSection() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ section, ...body }: Restoring) =>
      api("POST /api/settings/:section/restore", { params: { section }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
