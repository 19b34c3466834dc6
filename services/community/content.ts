import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { typedDocument } from "../../app/fields/document/typed-document";
import { requiredLine } from "../../app/utils/line-field";
import { relationships, usernameField } from "../accounts/contract";
import { biographyLength, provinces } from "../profile/contract";
import { longest, slug } from "./schemas";

/** A text in the small syntax. */
const text = (maxLength: number) => typedDocument({ maxLength, required: true });

const topics = z.array(z.strictObject({ slug, title: requiredLine(60) })).min(1);

const groups = z.array(
  z.strictObject({
    slug,
    title: requiredLine(60),
    introduction: z.string().min(1).max(300),
    /** Whether visitors can read it. */
    public: z.boolean(),
    /** The name of an illustration. */
    picture: z.string().optional(),
    topics,
  }),
);
export type GroupContent = z.output<typeof groups>[number];

const members = z.array(
  z.strictObject({
    username: usernameField,
    province: z.enum(provinces).optional(),
    relationship: z.enum(relationships).optional(),
    biography: z.string().max(biographyLength).optional(),
  }),
);
export type MemberContent = z.output<typeof members>[number];

const written = {
  author: usernameField,
  /** Before the seeding. */
  daysAgo: z.number().positive(),
  text: text(longest.reaction),
};
const reactions = z
  .array(z.strictObject({ ...written, answers: z.array(z.strictObject(written)).default([]) }))
  .default([]);
export type ReactionContent = z.output<typeof reactions>[number];

const thread = { title: requiredLine(longest.conversationTitle), daysAgo: written.daysAgo, reactions };

const conversations = z.array(
  z.strictObject({
    ...thread,
    topic: slug,
    author: usernameField,
    text: text(longest.conversation),
    pinned: z.boolean().default(false),
    closed: z.boolean().default(false),
  }),
);
type ConversationContent = z.output<typeof conversations>[number] & { group: string };

const blog = z.strictObject({
  title: requiredLine(longest.blogTitle),
  introduction: z.string().max(longest.blogIntroduction),
  public: z.boolean(),
  entries: z.array(
    z.strictObject({ ...thread, title: requiredLine(longest.entryTitle), text: text(longest.entry) }),
  ),
});
type BlogContent = z.output<typeof blog> & { author: string };

export interface DemoContent {
  members: MemberContent[];
  conversations: ConversationContent[];
  blogs: BlogContent[];
}

/** Reads a file. @throws Error with its name, where it does not follow its schema */
function read<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(parse(readFileSync(path, "utf8"), { schema: "core" }));
  if (!result.success) throw new Error(`${path}: ${z.prettifyError(result.error)}`);
  return result.data;
}

/** The YAML files of a folder, with their names. */
function readAll<Schema extends z.ZodType>(folder: string, schema: Schema): [string, z.output<Schema>][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .map((name) => [basename(name, ".yaml"), read(join(folder, name), schema)]);
}

/** The groups of the forum with their topics, in the order of the site. @throws Error where the file is not as agreed */
export function readGroups(folder: string): GroupContent[] {
  return read(join(folder, "groups.yaml"), groups);
}

/** The members of a demo and what they wrote. @throws Error where a file is not as agreed */
export function readDemo(folder: string): DemoContent {
  return {
    members: read(join(folder, "members.yaml"), members),
    conversations: readAll(join(folder, "conversations"), conversations).flatMap(([group, list]) =>
      list.map((conversation) => ({ ...conversation, group })),
    ),
    blogs: readAll(join(folder, "blogs"), blog).map(([author, content]) => ({ ...content, author })),
  };
}
