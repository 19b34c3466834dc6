import type { Services } from "../../platform/services";
import { amountOf } from "../cents";
import { type Entry, listEntries } from "./export";
import type { Period } from "./periods";

/** Marks of bookkeeping for what happened: in as a credit transfer or a card, back as a return. */
const codes: Readonly<Record<Entry["kind"], { family: string; subfamily: string }>> = {
  payment: { family: "RCDT", subfamily: "ESCT" },
  refund: { family: "ICDT", subfamily: "ESCT" },
  chargeback: { family: "IDDT", subfamily: "UPDD" },
};

/**
 * The entries of a period as camt.054.001.02, the notification of SEPA that bookkeeping reads. It holds no giver: an
 * entry is known by the reference of its gift and the id of its payment at the provider.
 */
export async function exportCamt(
  period: Period,
  { db, giving, now }: Pick<Services, "db" | "giving" | "now">,
): Promise<string> {
  const entries = await listEntries(period, { db });
  const made = `${now().toISOString().slice(0, 19)}Z`;
  const id = `GIFTS-${period.from}-${period.until}`;
  const account = giving.account
    ? tag("Id", tag("IBAN", giving.account.iban))
    : tag("Id", tag("Othr", tag("Id", "MOLLIE")));
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.02"><BkToCstmrDbtCdtNtfctn>`,
    tag("GrpHdr", tag("MsgId", id) + tag("CreDtTm", made)),
    `<Ntfctn>${tag("Id", id)}${tag("CreDtTm", made)}`,
    tag("FrToDt", tag("FrDtTm", `${period.from}T00:00:00`) + tag("ToDtTm", `${period.until}T23:59:59`)),
    tag("Acct", account + tag("Ccy", "EUR") + tag("Ownr", tag("Nm", sepaText(giving.creditor.name)))),
    ...entries.map(entryOf),
    "</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>",
    "",
  ].join("\n");
}

function entryOf(row: Entry): string {
  const { family, subfamily } = codes[row.kind];
  const amount = `<Amt Ccy="EUR">${amountOf(Math.abs(row.entry_cents))}</Amt>`;
  const sign = tag("CdtDbtInd", row.entry_cents < 0 ? "DBIT" : "CRDT");
  const code = tag(
    "BkTxCd",
    tag("Domn", tag("Cd", "PMNT") + tag("Fmly", tag("Cd", family) + tag("SubFmlyCd", subfamily))),
  );
  const references = tag(
    "Refs",
    tag("AcctSvcrRef", (row.provider_id ?? row.entry).replace(/\W/g, "").slice(0, 35)) +
      tag("EndToEndId", row.reference),
  );
  const words = [row.reference, row.purpose_slug ?? row.purpose_kind, row.frequency].join(" ");
  const details = references + tag("RmtInf", tag("Ustrd", sepaText(words)));
  return tag(
    "Ntry",
    [
      tag("NtryRef", row.entry),
      amount + sign + tag("Sts", "BOOK"),
      tag("BookgDt", tag("Dt", row.on)) + tag("ValDt", tag("Dt", row.on)),
      code,
      tag("NtryDtls", tag("TxDtls", details)),
    ].join(""),
  );
}

function tag(name: string, content: string): string {
  return `<${name}>${content}</${name}>`;
}

/** A text of 140 characters that every bank in SEPA takes, so that nothing has to be escaped. */
export function sepaText(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9/?:().,'+ -]/g, " ");
  return plain.replace(/ +/g, " ").trim().slice(0, 140);
}
