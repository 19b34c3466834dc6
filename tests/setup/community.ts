import { readSyntax } from "~/fields/document/read-syntax";
import { dayMs } from "~/utils/durations";
import type { PostState } from "../../services/community/contract";
import type { ReactionState } from "../../services/community/schemas";
import type { Role } from "../../services/platform/roles";
import type { Queries } from "../../services/tables";
import { servicesOverTest } from "./services";

const monthMs = 30 * dayMs;
/** Longer than a member has to wait between two posts. */
const pauseMs = 15_000;

export interface Poster {
  id: string;
  session: string;
}

interface MemberOptions {
  role?: Role;
  /** Posts that were published; below two the next ones wait for a moderator. */
  published?: number;
  isSilenced?: boolean;
}

interface StoredThread {
  author: Poster | null;
  group?: string;
  /** Who reads the blog, of an entry. */
  blog?: "members" | "public";
  title?: string;
  state?: PostState;
  isClosed?: boolean;
}

interface StoredReaction {
  thread: string;
  author: Poster | null;
  state?: ReactionState;
}

/** A public group and one for members, with two topics each. */
export async function addGroups(db: Queries): Promise<void> {
  const groups = [
    { slug: "mantelzorgers", title: "Mantelzorgers", is_public: true, position: 1 },
    { slug: "besloten", title: "Besloten", is_public: false, position: 2 },
  ];
  await db
    .insertInto("forum_groups")
    .values(
      groups.map((group) => ({ ...group, introduction: "Voor wie zorgt.", picture: null, is_listed: true })),
    )
    .execute();
  await db
    .insertInto("forum_topics")
    .values(
      groups.flatMap(({ slug }) =>
        ["slapen", "eten"].map((topic, position) => ({
          group_slug: slug,
          slug: topic,
          title: topic,
          position,
          is_listed: true,
        })),
      ),
    )
    .execute();
}

/** The services with a public group and one for members, whose members registered a month ago. */
export async function communityOverTest(options: Parameters<typeof servicesOverTest>[0] = {}) {
  const site = await servicesOverTest(options);
  const { call, services, sessionOf, pass } = site;
  const { db, now } = services;
  let count = 0;
  const nextKey = () => {
    count += 1;
    return `sleutel-van-formulier-${count}`;
  };

  await addGroups(db);

  /** A member with a session. */
  async function member(
    username: string,
    { role = "member", published = 2, isSilenced = false }: MemberOptions = {},
  ): Promise<Poster> {
    const session = await sessionOf(username, role);
    const { id } = await db
      .updateTable("members")
      .set({ verified_at: new Date(now().getTime() - monthMs) })
      .where("username", "=", username)
      .returning("id")
      .executeTakeFirstOrThrow();
    const silenced_until = isSilenced ? new Date(now().getTime() + monthMs) : null;
    await db
      .insertInto("community_members")
      .values({ member_id: id, published_count: published, silenced_until })
      .execute();
    return { id, session };
  }

  /** Starts a conversation, as its page does. */
  function start({ session }: Poster, changes: object = {}) {
    pass(pauseMs);
    const input = {
      group: "mantelzorgers",
      topic: "slapen",
      title: "Hoe slapen jullie?",
      follow: false,
      document: readSyntax("Wij slapen **slecht**."),
      key: nextKey(),
      ...changes,
    };
    return call("startConversation", input, { session });
  }

  /** Reacts, as its page does. */
  function react({ session }: Poster, id: string, changes: object = {}) {
    pass(pauseMs);
    const input = {
      id,
      answersTo: null,
      quote: null,
      follow: false,
      document: readSyntax("Herkenbaar."),
      key: nextKey(),
      ...changes,
    };
    return call("react", input, { session });
  }

  /** Reads a conversation. */
  async function read(id: string, reader: Poster | null = null, choice: object = {}) {
    return call("conversation", { id, page: 1, ...choice }, reader ? { session: reader.session } : {});
  }

  /** Stores a blog, where the member has none. */
  async function storeBlog({ id, session }: Poster, blogVisibility: "members" | "public"): Promise<void> {
    const text = { member_id: id, title: "Een blog", introduction: "" };
    const begun = await db
      .insertInto("blogs")
      .values({ ...text, created_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning("member_id")
      .executeTakeFirst();
    if (begun)
      await db
        .insertInto("blog_texts")
        .values({ ...text, state: "published", written_at: now() })
        .execute();
    await call("changePreferences", { blogVisibility }, { session });
  }

  /** Stores a conversation, or an entry of a blog, in any state. Returns its id. */
  async function storeThread({
    author,
    group = "mantelzorgers",
    title = "Een gesprek",
    state = "published",
    isClosed = false,
    blog,
  }: StoredThread): Promise<string> {
    if (blog && author) await storeBlog(author, blog);
    const { id } = await db
      .insertInto("threads")
      .values({
        group_slug: blog ? null : group,
        topic_id: null,
        author_id: author?.id ?? null,
        title,
        state,
        ...(blog && author && { blog_id: author.id, date: "2026-11-23" }),
        document: state === "removed" ? null : JSON.stringify(readSyntax("Verborgen woorden.")),
        submission: nextKey(),
        created_at: now(),
        published_at: now(),
        last_at: now(),
        closed_at: isClosed ? now() : null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Stores a reaction in any state. Returns its id. */
  async function storeReaction({ thread, author, state = "published" }: StoredReaction): Promise<string> {
    const isPlaced = state !== "waiting";
    const { last_number } = await db
      .updateTable("threads")
      .set((eb) => ({
        last_position: eb("last_position", "+", isPlaced ? 1 : 0),
        last_number: eb("last_number", "+", isPlaced ? 1 : 0),
        reaction_count: eb("reaction_count", "+", state === "published" ? 1 : 0),
      }))
      .where("id", "=", thread)
      .returning("last_number")
      .executeTakeFirstOrThrow();
    const place = isPlaced ? last_number : null;
    const { id } = await db
      .insertInto("reactions")
      .values({
        thread_id: thread,
        parent_id: null,
        author_id: author?.id ?? null,
        quoted_id: null,
        quoted_words: null,
        state,
        submission: nextKey(),
        created_at: now(),
        document: state === "removed" ? null : JSON.stringify(readSyntax("Verborgen woorden.")),
        position: place,
        number: place,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }

  return { ...site, member, start, react, read, storeThread, storeReaction, nextKey };
}
