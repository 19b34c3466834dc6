import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "~/.server/session/encrypted";
import { ageChoices, answerOptions, questionCount, type TestAnswers, type TestKind } from "./model";

// Crockford's base 32 omits letters that resemble digits.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const lookAlikes: Record<string, string> = { I: "1", L: "1", O: "0", U: "V" };

const tagBytes = 6;
const dataBytes = 9;
const codeLength = ((tagBytes + dataBytes) * 8) / 5;

/** A test restored from a code. */
export interface CodedTest {
  kind: TestKind;
  given: TestAnswers;
}

/**
 * Encodes a test as 24 letters and digits in groups of four, to write down. The answers are encrypted; the
 * synthetic IV (as in SIV mode) also detects a changed or mistyped code.
 * @param secrets from the configuration; the first encrypts
 */
export function testCode({ kind, given }: CodedTest, secrets: string[]): string {
  const keys = keysOf(secrets[0] ?? "");
  const data = pack(kind, given);
  const tag = tagOf(data, keys.tag);
  const bytes = Buffer.concat([tag, crypt(data, tag, keys.stream)]);
  return toText(bytes).replace(/(.{4})(?!$)/g, "$1-");
}

/** Decodes a code in any spelling; null for an invalid code. */
export function readTestCode(typed: string, secrets: string[]): CodedTest | null {
  const bytes = toBytes(typed);
  if (!bytes) return null;
  const tag = bytes.subarray(0, tagBytes);
  for (const secret of secrets) {
    const keys = keysOf(secret);
    const data = crypt(bytes.subarray(tagBytes), tag, keys.stream);
    if (timingSafeEqual(tagOf(data, keys.tag), tag)) return unpack(data);
  }
  return null;
}

function keysOf(secret: string) {
  return {
    tag: deriveKey(secret, "memory test code, tag"),
    stream: deriveKey(secret, "memory test code, stream"),
  };
}

function tagOf(data: Buffer, key: Uint8Array): Buffer {
  return createHmac("sha256", key).update(data).digest().subarray(0, tagBytes);
}

/** Encrypts and decrypts: the operation is symmetric. */
function crypt(data: Buffer, tag: Buffer, key: Uint8Array): Buffer {
  const stream = createHmac("sha256", key).update(tag).digest();
  return Buffer.from(data.map((byte, index) => byte ^ (stream[index] ?? 0)));
}

/** Packs everything into one number: six values per question, five for the age, two for the kind of test. */
function pack(kind: TestKind, { answers, age }: TestAnswers): Buffer {
  let number = 0n;
  for (let question = questionCount(kind); question >= 1; question -= 1) {
    number = number * 6n + BigInt(answers[question] ?? 0);
  }
  number = number * 5n + BigInt(age === null ? 0 : ageChoices.indexOf(age) + 1);
  number = number * 2n + (kind === "forMyself" ? 0n : 1n);
  return Buffer.from(number.toString(16).padStart(dataBytes * 2, "0"), "hex");
}

function unpack(data: Buffer): CodedTest {
  let number = BigInt(`0x${data.toString("hex")}`);
  const take = (choices: bigint) => {
    const choice = Number(number % choices);
    number /= choices;
    return choice;
  };
  const kind = take(2n) === 0 ? "forMyself" : "forOthers";
  const age = ageChoices[take(5n) - 1] ?? null;
  const answers: TestAnswers["answers"] = {};
  for (let question = 1; question <= questionCount(kind); question += 1) {
    const answer = answerOptions[take(6n) - 1];
    if (answer !== undefined) answers[question] = answer;
  }
  return { kind, given: { answers, age } };
}

function toText(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join("");
}

function toBytes(typed: string): Buffer | null {
  const letters = [...typed.toUpperCase().replace(/[\s\-–—.]/g, "")].map(
    (letter) => lookAlikes[letter] ?? letter,
  );
  if (letters.length !== codeLength || letters.some((letter) => !alphabet.includes(letter))) return null;
  const bits = letters.map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
