import type { FastifyRequest } from "fastify";

/** Takes one of the tries of whoever sends a form; throws when there is none. */
export type FormLimit = (request: FastifyRequest) => Promise<void>;

/** What is guessed: a password, the code after it, or the password that somebody who is logged in says again. */
export type Guess = "password" | "code" | "confirmation";

/** Where a guess comes from. A device that has logged into the account before is counted by itself. */
export type Guesser = { username: string; device?: string; ip?: string };

export type LoginLimits = {
  /** Takes one of the tries before the guess is looked at; throws when there is none. True when others now have to wait. */
  take(guess: Guess, guesser: Guesser): Promise<{ startsWait: boolean }>;
  /** The guess was right: the address gets its try back. */
  giveBack(guesser: Guesser): Promise<void>;
  /** All is well between the guesser and the account: the next guess is the first. */
  forget(guesser: Guesser, guesses?: Guess[]): Promise<void>;
};
