import type { Secret } from "../../app/utils/services-settings";
import type { Giving } from "../giving/giving";
import type { Database } from "../tables";
import type { BlobStore } from "./blobs/store";
import type { KeyRing } from "./key-ring";
import type { PasswordHasher } from "./passwords/password-hasher";

/** The parts of the services that live as long as the process. */
export interface Services {
  db: Database;
  /** Files that tables refer to. */
  blobs: BlobStore;
  /** The clock; tests set it. Times in queries are parameters, never the database's own clock. */
  now(): Date;
  /** Keys of hashes and encryption derive from it. */
  secret: Secret;
  /** Encrypts what members write to each other. */
  messageKeys: KeyRing;
  passwords: PasswordHasher;
  /** How gifts are paid. */
  giving: Giving;
  logger: ServiceLogger;
}

/** The part of the logger that is used; entries hold no personal data. */
export interface ServiceLogger {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}
