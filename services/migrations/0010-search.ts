import { type Kysely, sql } from "kysely";

/** What the search of the community finds texts by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The words of a text in any state; who may find it is asked of the text itself.
    create table searched_texts (
      id bigint generated always as identity primary key,
      thread_id bigint unique references threads on delete cascade,
      reaction_id bigint unique references reactions on delete cascade,
      blog_id uuid unique references blogs on delete cascade,
      -- Of the thread, for a reaction.
      kind text not null check (kind in ('conversation', 'entry', 'blog')),
      -- Stems: A of a title, B of an introduction, C of a text, D of a reaction.
      words tsvector not null,
      check (num_nonnulls(thread_id, reaction_id, blog_id) = 1)
    );

    -- The ten thousand ids that a text stands among, for the newest texts to be found first.
    create function search_slices(id bigint, kind text) returns text[] language sql immutable parallel safe
      return array[(id / 10000)::text, kind || (id / 10000)::text];
    create index searched_texts_by_words on searched_texts using gin (words, search_slices(id, kind))
      with (fastupdate = off);

    -- The words of a text go with it, whoever takes it away.
    create function forget_words() returns trigger language plpgsql as $$
      begin
        if tg_table_name = 'threads' then
          delete from searched_texts where thread_id = new.id;
        else
          delete from searched_texts where reaction_id = new.id;
        end if;
        return null;
      end
    $$;
    create trigger forget_words after update of document on threads
      for each row when (new.document is null) execute function forget_words();
    create trigger forget_words after update of document on reactions
      for each row when (new.document is null) execute function forget_words();

    -- Words that several members used, to find what was meant by a typing error.
    create table search_words (
      word text primary key,
      writers integer not null,
      -- The word, and what is left of it without one of its letters.
      shapes text[] not null
    );
    create index search_words_by_shape on search_words using gin (shapes);
  `.execute(db);
}
