import type { FastifyRequest } from "fastify";

/** Takes an attempt from the form rate limit of the sender; throws when none is left. */
export type FormLimit = (request: FastifyRequest) => Promise<void>;

/**
 * The secret that is guessed: a password, the code after it, the password that a logged-in user confirms, or the code of
 * a customer's private page.
 */
export type Guess = "password" | "code" | "confirmation" | "page-code";

/** The origin of a guess. A device that has logged into the account before is counted separately. */
export type Guesser = { username: string; device?: string; ip?: string };

export type LoginLimits = {
  /**
   * Takes an attempt before the guess is checked; throws when none is left. `startsWait` is true when further guesses
   * now have to wait.
   */
  take(guess: Guess, guesser: Guesser): Promise<{ startsWait: boolean }>;
  /** Gives the attempt back to the address after a right guess. */
  giveBack(guesser: Guesser): Promise<void>;
  /** Resets the count between the guesser and the account: the next guess is the first. */
  forget(guesser: Guesser, guesses?: Guess[]): Promise<void>;
};
