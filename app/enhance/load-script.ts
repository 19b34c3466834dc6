const tries = 3;
const waitMs = 500;

/** Loads a part of the script when it is wanted; after a failure tried three times more (spec 000, section 9). */
export function loadScript(address: string, left = tries): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.type = "module";
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      if (left === 0) reject(new Error(address));
      else setTimeout(() => loadScript(address, left - 1).then(resolve, reject), waitMs);
    };
    document.head.append(script);
  });
}
