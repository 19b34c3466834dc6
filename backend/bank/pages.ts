import { formatAmount } from "../../app/utils/amount";
import { escapeXml } from "../../app/utils/xml";
import type { BankPayment } from "./bank";
import { bankTexts as t } from "./texts";

const style = `body{font:1.125rem/1.55 sans-serif;max-width:34rem;margin:2rem auto;padding:0 1rem;color:#12284b;background:#fff}
h1{line-height:1.2}dt{color:#4a4a55}dd{margin:0 0 .75rem;font-weight:700}
button,.button{display:block;width:100%;box-sizing:border-box;min-height:3rem;margin:.75rem 0;padding:.6rem 1rem;font:inherit;
font-weight:700;text-align:center;border:2px solid #12284b;border-radius:.75rem;background:#fff;color:#12284b}
button.first{background:#12284b;color:#fff}li{margin:1rem 0}:focus{outline:3px solid #b04a00;outline-offset:2px}
@media (prefers-color-scheme:dark){body,button,.button{background:#101820;color:#f2f2f2;border-color:#f2f2f2}
dt{color:#c8c8d0}button.first{background:#f2f2f2;color:#101820}a{color:#9cc4ff}}`;

/** Where a visitor decides how a payment ends. */
export function payPage(payment: BankPayment): string {
  const isOpen = payment.status === "open" || payment.status === "pending";
  const button = (outcome: string, label: string, kind = "") =>
    `<button name="uitslag" value="${outcome}"${kind && ` class="${kind}"`}>${escapeXml(label)}</button>`;
  const choices = [
    ...[button("betaald", t.pay, "first"), button("mislukt", t.fail)],
    payment.sequenceType === "recurring" ? button("te-weinig", t.tooLittle) : button("geannuleerd", t.cancel),
  ];
  const settled = `<p>${t.settled} (${stateOf(payment)})</p><p><a href="${escapeXml(payment.redirectUrl ?? "/")}">${t.back}</a></p>`;
  return page(
    `<p>${t.about}</p>
<dl><dt>${t.amount}</dt><dd>${formatAmount(payment.cents)}</dd><dt>${t.description}</dt><dd>${escapeXml(payment.description)}</dd></dl>
${isOpen ? `<form method="post">${choices.join("")}</form>` : settled}`,
  );
}

/** All payments, to end what is under way and to take back what was paid. */
export function bankPage(payments: readonly BankPayment[]): string {
  const items = payments.map(
    (payment) => `<li>${escapeXml(payment.description)}, ${formatAmount(payment.cents)}: ${stateOf(payment)}
${payment.status === "paid" && payment.chargedBackCents === 0 ? `<form method="post" action="/terugboeken/${payment.id}"><button>${t.chargeBack}</button></form>` : ""}
${payment.status === "open" || payment.status === "pending" ? `<a class="button" href="/betalen/${payment.id}">${t.open}</a>` : ""}</li>`,
  );
  return page(`<h2>${t.list}</h2>${items.length > 0 ? `<ul>${items.join("")}</ul>` : `<p>${t.none}</p>`}`);
}

function stateOf({ status, chargedBackCents, refundedCents }: BankPayment): string {
  if (chargedBackCents > 0) return t.chargedBack;
  return refundedCents > 0 ? t.refunded : t.states[status];
}

function page(content: string): string {
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${t.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><style>${style}</style></head>
<body><main><h1>${t.title}</h1>${content}</main></body></html>`;
}
