interface Captcha {
  ready(then: () => void): void;
  execute(key: string, options: { action: string }): PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: Captcha;
  }
}

/** A token is good for two minutes. */
const renewMs = 100_000;

/**
 * `<form data-captcha="{site key}">`: once somebody begins to fill it in, the provider says what it thinks of them. A
 * form without its answer is as good, so nothing waits for it.
 */
export function captcha(document: Document): void {
  let begun = false;
  document.addEventListener("focusin", ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>("form[data-captcha]") : null;
    const key = form?.dataset.captcha;
    if (!form || !key || begun) return;
    begun = true;
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = "captcha";
    form.append(field);
    const script = document.createElement("script");
    script.src = `https://www.google.com/recaptcha/api.js?render=${key}`;
    script.onload = () => {
      const ask = () =>
        window.grecaptcha?.execute(key, { action: "apply" }).then(
          (token) => {
            field.value = token;
          },
          () => {},
        );
      window.grecaptcha?.ready(ask);
      setInterval(ask, renewMs);
    };
    document.head.append(script);
  });
}
