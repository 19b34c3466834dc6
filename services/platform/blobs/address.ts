import type { BlobAddress } from "./store";

/** What file systems take, once it is encoded. */
const maxEncodedLength = 200;

/** @throws Error where a container or a name is not valid */
export function checkAddress({ container, name }: BlobAddress): void {
  checkContainer(container);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern detects control characters
  const isOdd = /[\\\u0000-\u001f\u007f]|^\/|\/$|\/\/|(^|\/)\.{1,2}(\/|$)/.test(name);
  if (
    name === "" ||
    isOdd ||
    decodeName(encodeName(name)) !== name ||
    encodeName(name).length > maxEncodedLength
  )
    throw new Error("The name of a blob is not valid");
}

/** @throws Error where it is not valid */
export function checkContainer(container: string): void {
  if (!/^[a-z0-9](-?[a-z0-9]){2,62}$/.test(container) || container.length > 63)
    throw new Error("The name of a container is not valid");
}

/**
 * The name of a blob as that of one file: all but small letters, digits, `.`, `_` and `-` is encoded, so that names
 * differ on every file system and none leaves its folder.
 */
export function encodeName(name: string): string {
  return [...Buffer.from(name)]
    .map((byte) => {
      const letter = String.fromCharCode(byte);
      return /[a-z0-9._-]/.test(letter) ? letter : `%${byte.toString(16).padStart(2, "0").toUpperCase()}`;
    })
    .join("");
}

export function decodeName(encoded: string): string {
  return decodeURIComponent(encoded);
}
