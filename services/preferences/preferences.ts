import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import type { Preferences } from "./contract";

/** Of a member who changed nothing. */
export const defaultPreferences: Preferences = {
  blogVisibility: "members",
  mails: { messages: "daily", reactions: "daily", follows: "daily" },
  approach: { purposes: [], version: null },
  reading: null,
};

/** The preferences of a member. */
export async function getPreferences(db: Queries, memberId: string): Promise<Preferences> {
  const row = await db
    .selectFrom("member_preferences")
    .selectAll()
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  if (!row) return defaultPreferences;
  return {
    blogVisibility: row.blog_visibility,
    mails: { messages: row.message_mails, reactions: row.reaction_mails, follows: row.follow_mails },
    approach: { purposes: row.approach, version: row.approach_version },
    reading: row.reading,
  };
}

/** Changes some of the preferences. Of a changed permission to be approached, the time is stored too. */
export async function changePreferences(
  memberId: string,
  changes: Partial<Preferences>,
  { db, now }: Services,
): Promise<void> {
  const changed = columnsOf(changes, now());
  await db
    .insertInto("member_preferences")
    .values({ ...defaultColumns, ...changed, member_id: memberId })
    .onConflict((conflict) =>
      // Without a changed column the update would be no statement.
      Object.keys(changed).length > 0
        ? conflict.column("member_id").doUpdateSet(changed)
        : conflict.doNothing(),
    )
    .execute();
}

/** The columns of the given preferences. */
function columnsOf({ blogVisibility, mails, approach, reading }: Partial<Preferences>, now: Date) {
  return {
    ...(blogVisibility && { blog_visibility: blogVisibility }),
    ...(mails && columnsOfMails(mails)),
    ...(approach && {
      approach: approach.purposes,
      approach_version: approach.version,
      approach_at: now,
    }),
    ...(reading !== undefined && { reading: reading && JSON.stringify(reading) }),
  };
}

function columnsOfMails({ messages, reactions, follows }: Preferences["mails"]) {
  return { message_mails: messages, reaction_mails: reactions, follow_mails: follows };
}

const defaultColumns = {
  blog_visibility: defaultPreferences.blogVisibility,
  ...columnsOfMails(defaultPreferences.mails),
  approach: defaultPreferences.approach.purposes,
};
