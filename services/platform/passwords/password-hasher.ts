import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { createTurns } from "./turns";

/** 19 MiB, two passes and one lane: OWASP's least, 27 ms on a small server. */
const siteCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

interface PasswordAlgorithm {
  hash(password: string): Promise<string>;
  verify(stored: string, password: string): Promise<boolean>;
}

/** @param cost memory in KiB, passes and lanes. A hash has them, and is compared at the same cost. */
export function argon2id(cost = siteCost): PasswordAlgorithm {
  return { hash: (password) => hash(password, cost), verify };
}

/** Leaves a processor for pages, and one of Node's four threads for files. */
const atOnce = Math.min(3, Math.max(1, availableParallelism() - 1));
/** They wait for less than a second: the site's calls of other members wait behind them. */
const waiting = 32;

/** Hashes passwords, few at a time. A lower rank goes first; by default one before all others. */
export interface PasswordHasher {
  /** @throws BusyError where too many wait */
  hash(password: string, rank?: number): Promise<string>;
  /** Whether a password has this hash. Without a hash it takes as long, and is false. @throws BusyError */
  matches(password: string, stored: string | null, rank?: number): Promise<boolean>;
}

interface HasherOptions {
  algorithm?: PasswordAlgorithm;
  limits?: { atOnce: number; waiting: number };
}

export function createPasswordHasher(options: HasherOptions = {}): PasswordHasher {
  const { algorithm = argon2id(), limits = { atOnce, waiting } } = options;
  const turns = createTurns(limits);
  let dummy: Promise<string> | undefined;
  return {
    hash: (password, rank = 0) => turns.take(rank, () => algorithm.hash(password.normalize("NFKC"))),
    async matches(password, stored, rank = 0) {
      dummy ??= algorithm.hash("a password that nobody has");
      const compared = stored ?? (await dummy);
      const isEqual = await turns.take(rank, () => algorithm.verify(compared, password.normalize("NFKC")));
      return isEqual && stored !== null;
    },
  };
}
