import { dayMs } from "~/utils/durations";
import type { Random } from "./random";
import type { Text } from "./texts";

export interface Size {
  members: number;
  /** Conversations, entries and reactions together. */
  posts: number;
}

export interface Topic {
  id: number;
  group_slug: string;
}

/** What threads and reactions have in common. */
interface Written {
  id: number;
  at: Date;
  author: string;
  text: Text;
}

export interface Thread extends Written {
  /** The member whose blog an entry is in; null for a conversation. */
  blog: string | null;
  topic: Topic;
  reactions: Reaction[];
}

export interface Reaction extends Written {
  thread: Thread;
  parent: Reaction | null;
  position: number;
  number: number;
}

export interface Blog {
  member: string;
  text: Text;
  isPublic: boolean;
  lastAt: Date | null;
}

interface Material {
  posts: number;
  topics: readonly Topic[];
  members: readonly string[];
  texts: readonly Text[];
}

const years = 5 * 365 * dayMs;
/** Of a hundred posts, so many are conversations, and entries. */
const share = { conversations: 6, entries: 2 };
const longest = 500;

/** Posts of five years: threads by their age, and reactions within some weeks of their thread. The last one is long. */
export function writePosts(material: Material, random: Random) {
  const { members, texts, posts } = material;
  const blogs: Blog[] = members
    .filter((_, index) => index % 20 === 0)
    .map((member) => ({ member, text: random.of(texts), isPublic: random.below(2) === 0, lastAt: null }));
  const threads = writeThreads(material, blogs, random);
  const left = posts - threads.length - longest;
  const mean = left / (threads.length - 1);
  const reactions = threads.flatMap((thread, index) => {
    const isLong = index === threads.length - 1;
    // Most threads are short, some long, as in a real forum.
    const count = isLong ? longest : Math.floor(-Math.log(1 - random.below(10_000) / 10_000) * mean);
    return react(thread, count, { material, random });
  });
  reactions.sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const [index, reaction] of reactions.entries()) reaction.id = index + 1;
  return { threads, reactions, blogs };
}

function writeThreads({ members, texts, topics, posts }: Material, blogs: Blog[], random: Random): Thread[] {
  const count = Math.floor((posts * (share.conversations + share.entries)) / 100);
  const start = Date.now() - years;
  return Array.from({ length: count }, (_, index) => {
    const isEntry = index < count - 1 && random.below(share.conversations + share.entries) < share.entries;
    const blog = isEntry ? random.of(blogs) : null;
    // Sixty days for reactions.
    const at = new Date(start + ((years - 60 * dayMs) * index) / count);
    if (blog) blog.lastAt = at;
    const author = blog?.member ?? random.of(members);
    return {
      id: index + 1,
      at,
      author,
      blog: blog?.member ?? null,
      text: random.of(texts),
      topic: random.of(topics),
      reactions: [],
    };
  });
}

function react(
  thread: Thread,
  count: number,
  { material: { members, texts }, random }: { material: Material; random: Random },
): Reaction[] {
  let position = 0;
  let last: Reaction | null = null;
  for (let index = 0; index < count; index += 1) {
    const parent: Reaction | null = random.below(5) === 0 ? last : null;
    if (!parent) position += 1;
    const at = new Date(thread.at.getTime() + (60 * dayMs * (index + random.below(100) / 100)) / count);
    const reaction: Reaction = {
      id: 0,
      at,
      author: random.of(members),
      text: random.of(texts),
      thread,
      parent,
      position,
      number: index + 1,
    };
    if (!parent) last = reaction;
    thread.reactions.push(reaction);
  }
  return thread.reactions;
}
