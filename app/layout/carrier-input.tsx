import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { MAX } from "../../domain/platform/limits.ts";
import { api } from "../lib/api.ts";
import { useLanguage } from "../lib/i18n.tsx";
import { Input, type InputProps } from "../ui/input.tsx";

/**
 * A text input that suggests the agency's carriers; another one may be typed. The carriers are loaded at the first
 * focus. It does not set `autocomplete=off`, which would also hide the suggestions in some browsers.
 */
export function CarrierInput({ onFocus, ...input }: InputProps) {
  const id = useId();
  const language = useLanguage();
  const [isNeeded, setNeeded] = useState(false);
  const carriers = useQuery({
    queryKey: ["carrier-portals", language],
    queryFn: () => api("GET /api/carrier-portals"),
    enabled: isNeeded,
  });
  const names = [...new Set(carriers.data?.map(({ name }) => name))].toSorted((a, b) => a.localeCompare(b));
  return (
    <>
      <Input
        list={id}
        maxLength={MAX.name}
        {...input}
        onFocus={(event) => {
          setNeeded(true);
          onFocus?.(event);
        }}
      />
      <datalist id={id}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}
