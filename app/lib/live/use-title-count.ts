import { useEffect } from "react";

const COUNT = /^\(\d+\) /;

/** Puts a number before the title of the page, and of every page that comes after it. */
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
