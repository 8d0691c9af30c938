/** The lazily hydrated parts of the public frame, in one file: they are fetched together. */
export { BottomBar } from "./bottom-bar.tsx";
export { Footer } from "./footer.tsx";
export { Header } from "./header.tsx";
