import type { Migration } from "kysely";
import * as accounts from "./0001-accounts";
import * as mails from "./0002-mails";
import * as profiles from "./0003-profiles";
import * as leaving from "./0004-leaving";
import * as files from "./0005-files";
import * as staff from "./0006-staff";
import * as community from "./0007-community";
import * as alerts from "./0008-alerts";
import * as moderation from "./0009-moderation";
import * as search from "./0010-search";
import * as giving from "./0011-giving";
import * as inbox from "./0012-inbox";
import * as judgedMessages from "./0013-judged-messages";
import * as contactIds from "./0014-contact-ids";
import * as refusedMessages from "./0015-refused-messages";
import * as giftDesk from "./0016-gift-desk";
import * as giftReasons from "./0017-gift-reasons";
import * as withheldReactions from "./0018-withheld-reactions";
import * as searchBlocks from "./0019-search-blocks";
import * as ownEntries from "./0020-own-entries";
import * as blogTexts from "./0021-blog-texts";
import * as usedGiftLinks from "./0022-used-gift-links";
import * as refundFailures from "./0023-refund-failures";

/** All changes of the tables, in the order of their names. One that was released is never changed: add another. */
export const migrations: Record<string, Migration> = {
  "0001-accounts": accounts,
  "0002-mails": mails,
  "0003-profiles": profiles,
  "0004-leaving": leaving,
  "0005-files": files,
  "0006-staff": staff,
  "0007-community": community,
  "0008-alerts": alerts,
  "0009-moderation": moderation,
  "0010-search": search,
  "0011-giving": giving,
  "0012-inbox": inbox,
  "0013-judged-messages": judgedMessages,
  "0014-contact-ids": contactIds,
  "0015-refused-messages": refusedMessages,
  "0016-gift-desk": giftDesk,
  "0017-gift-reasons": giftReasons,
  "0018-withheld-reactions": withheldReactions,
  "0019-search-blocks": searchBlocks,
  "0020-own-entries": ownEntries,
  "0021-blog-texts": blogTexts,
  "0022-used-gift-links": usedGiftLinks,
  "0023-refund-failures": refundFailures,
};
