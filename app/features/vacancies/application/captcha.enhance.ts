interface Captcha {
  ready(callback: () => void): void;
  execute(key: string, options: { action: string }): PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: Captcha;
  }
}

/** A token is valid for two minutes. */
const renewMs = 100_000;

/**
 * Adds a reCAPTCHA token to `<form data-captcha="{site key}">` once a visitor starts to fill it in. The form does
 * not wait for the token, because the server accepts it without one.
 */
export function captcha(document: Document): void {
  let started = false;
  document.addEventListener("focusin", ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>("form[data-captcha]") : null;
    const key = form?.dataset.captcha;
    if (!form || !key || started) return;
    started = true;
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = "captcha";
    form.append(field);
    const script = document.createElement("script");
    script.src = `https://www.google.com/recaptcha/api.js?render=${key}`;
    script.onload = () => {
      const requestToken = () =>
        window.grecaptcha?.execute(key, { action: "apply" }).then(
          (token) => {
            field.value = token;
          },
          () => {},
        );
      window.grecaptcha?.ready(requestToken);
      setInterval(requestToken, renewMs);
    };
    document.head.append(script);
  });
}
