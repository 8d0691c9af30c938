import type { ReactNode, Ref } from "react";

type PartProps = { title: string; titleRef?: Ref<HTMLHeadingElement>; action?: ReactNode; children: ReactNode };

/** A section of the customer page with a heading, under a thin line. */
export function Part({ title, titleRef, action, children }: PartProps) {
  return (
    <section className="grid grid-cols-1 gap-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className="text-xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
