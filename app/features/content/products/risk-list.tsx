import { Scene } from "../../../ui/scene.tsx";
import type { IconItem } from "./icon-items.ts";

/** The list of risks, beside a picture of them. */
export function RiskList({ risks, art }: { risks: IconItem[]; art: string }) {
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_1.2fr] lg:gap-12">
      <Scene src={`/art/${art}.svg`} className="h-auto w-full self-start rounded lg:sticky lg:top-28" />
      <ul className="divide-y divide-line">
        {risks.map(({ id, icon: Icon, title, text }) => (
          <li key={id} className="flex gap-4 py-5 first:pt-0 last:pb-0">
            <Icon aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-indigo" />
            <div>
              <h3>{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
