import { draw, randomBy } from "./random.ts";

/** The seed of a random order of test files (`npm run prove:suite`); without one, files run in their usual order. */
export const ORDER_SEED = Number(process.env["ORDER_SEED"] ?? Number.NaN);
export const isShuffled = !Number.isNaN(ORDER_SEED);

/** Returns files in the order that the seed decides. */
export const shuffled = (files: readonly string[]) => draw(files, files.length, randomBy(ORDER_SEED));

/** Tags of browser tests that change the one site which they share: no two of them run at once. */
export const EDITS = /@edits|@twin/;
/** The number of browser tests that run at once. */
export const BROWSERS = 3;
