import { accessSync, constants } from "node:fs";
import { z } from "zod";
import { type Brand, brands, isBrand } from "./brand";
import { isEmailAddress } from "./email-address";
import { commaSeparated, optional } from "./setting-values";
import { settingsError, settingsOf } from "./settings";

const setting = settingsOf("Mail");

const smtpAddress = z
  .string()
  .refine(
    (value) => /^smtps?:\/\/\S+$/.test(value) && URL.canParse(value),
    "is not an smtp:// or smtps:// address",
  );

const domain = z.string().regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, "is not a domain");

/** `address`, or `brand=address,brand=address`: the address of each brand, '' where it has none. */
const addresses = commaSeparated
  .transform((items, context): Readonly<Record<Brand, string>> => {
    const result: Record<Brand, string> = { alzheimer: "", samen: "", dementie: "" };
    for (const item of items) {
      const [address = "", brand] = item.split("=").reverse();
      if (!isEmailAddress(address) || (brand !== undefined && !isBrand(brand)))
        context.addIssue({ code: "custom", message: `has '${item}', which is no address or brand=address` });
      for (const each of brands) if (brand === undefined || brand === each) result[each] = address;
    }
    return result;
  })
  .prefault("");

/** Settings of the process that sends mails. */
export const mailSettings = z.object({
  smtpUrl: setting("SMTP_URL", optional(smtpAddress).prefault(""), {
    description:
      "The server that sends mails; `smtps://` from the start over TLS, `smtp://` with STARTTLS, without which nothing is sent, unless it is on this machine or says `?requireTLS=false`. Empty: mails become files in `post/` of `DATA_DIR`.",
    example: "smtp://name:password@smtp.example.nl:587",
    secret: true,
  }),
  from: setting("MAIL_FROM", addresses, {
    description: "The sender of mails, for all brands or for each. Needed with `SMTP_URL`.",
    example: "hallo@example.nl",
  }),
  replyTo: setting("MAIL_REPLY_TO", addresses, {
    description: "Where replies go, for all brands or for each. Empty: to the sender.",
    example: "alzheimer=vragen@example.nl,samen=samen@example.nl",
  }),
  bounceDomain: setting("MAIL_BOUNCE_DOMAIN", optional(domain).prefault(""), {
    description:
      "Domain whose mail is piped to `npm run bounce`: mails are sent from `bounce+{id}@` that domain. Empty: from the sender's address.",
    example: "bounces.example.nl",
  }),
  dkim: z.object({
    domain: setting("DKIM_DOMAIN", optional(domain).prefault(""), {
      description:
        "Domain that signs mails (DKIM), that of the sender. Empty: the server behind `SMTP_URL` signs.",
      example: "example.nl",
    }),
    selector: setting("DKIM_SELECTOR", z.string().prefault("site"), {
      description: "Name of the key: its public half is in the DNS record `{selector}._domainkey.{domain}`.",
    }),
    keyFile: setting("DKIM_KEY_FILE", z.string().prefault(""), {
      description: "File with the private RSA key, as PEM. Needed with `DKIM_DOMAIN`.",
      example: "/etc/site/dkim.pem",
    }),
  }),
});

export type MailSettings = z.output<typeof mailSettings>;

/** @throws Error where settings that belong together are not complete, or the key that signs cannot be read */
export function checkMailSettings({ smtpUrl, from, dkim }: MailSettings): void {
  const { shape } = mailSettings;
  const { keyFile } = shape.dkim.shape;
  const problems = [
    smtpUrl && brands.some((brand) => from[brand] === "") && shape.from,
    dkim.domain && dkim.keyFile === "" && keyFile,
  ].filter((setting) => setting instanceof z.ZodPrefault);
  const problem = "is not complete, and needed by another setting";
  if (problems.length > 0) throw settingsError(problems.map((setting) => ({ setting, value: "", problem })));
  if (dkim.domain && !isReadable(dkim.keyFile))
    throw settingsError([{ setting: keyFile, value: dkim.keyFile, problem: "cannot be read" }]);
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
