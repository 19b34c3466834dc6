import type { SendMailOptions } from "nodemailer";
import type { MailSettings } from "../../../app/utils/mail-settings";
import { mailBrands } from "./brands";
import { mailLogos } from "./logos";
import { logoId, renderHtml } from "./render-html";
import { renderText } from "./render-text";
import type { MailToRender } from "./rendered-mail";

interface MessageFacts extends MailToRender {
  id: string;
  messageId: string;
  to: string;
  date: Date;
}

/** The sender of mails that become files, while no other is set. */
const nobody = "hallo@mail.invalid";

/** A mail with all its headers, as HTML and as plain text. */
export function messageOf(facts: MessageFacts, settings: MailSettings): SendMailOptions {
  const { id, messageId, to, brand, content, unsubscribeUrl, date } = facts;
  const { from: senders, replyTo, bounceDomain } = settings;
  const sender = senders[brand] || nobody;
  return {
    messageId: `<${messageId}>`,
    date,
    from: { name: mailBrands[brand].name, address: sender },
    ...(replyTo[brand] && { replyTo: replyTo[brand] }),
    to: { name: "", address: to },
    // A bounce goes to the sender of the envelope, so that its recipient names the mail.
    envelope: { from: bounceDomain ? `bounce+${id}@${bounceDomain}` : sender, to },
    subject: content.subject,
    text: renderText(facts),
    html: renderHtml(facts),
    attachments: [
      {
        filename: `${brand}.png`,
        cid: logoId,
        content: Buffer.from(mailLogos[brand], "base64"),
        contentType: "image/png",
        contentDisposition: "inline",
      },
    ],
    headers: {
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      "Content-Language": "nl",
      ...(unsubscribeUrl !== null && {
        "List-Unsubscribe": `<${unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  };
}
