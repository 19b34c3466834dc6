const maxRetries = 3;
const retryDelayMs = 500;

/** Loads a module script on demand, with three retries. @throws Error with the address after the last failure */
export function loadScript(address: string, retries = maxRetries): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.type = "module";
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      if (retries === 0) reject(new Error(address));
      else setTimeout(() => loadScript(address, retries - 1).then(resolve, reject), retryDelayMs);
    };
    document.head.append(script);
  });
}
