import { useEffect } from "react";

const COUNT = /^\(\d+\) /;

/** Shows a count before the page title, and keeps it there when the title changes. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const mark = count > 0 ? `(${count}) ` : "";
    const write = () => {
      const wanted = mark + document.title.replace(COUNT, "");
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(COUNT, "");
    };
  }, [count]);
}
