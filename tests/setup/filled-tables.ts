/**
 * Rows for all tables of each migration, with values that are easily damaged. A migration that makes a table adds its
 * rows here; those of earlier ones stay as they are.
 */
export const filledTables: Record<string, string> = {
  "0001-accounts": `
    insert into members
      (id, username, email, password_hash, role, state, terms_version, profile_visible, created_at, verified_at)
    values
      ('00000000-0000-4000-8000-000000000001', 'Wilgentak', 'Zoë.o''Neill+"test"@voorbeeld.nl', '$argon2id$v=19',
        'moderator', 'active', '2026-11', true, '2026-11-23 10:00:00.123456+00', 'infinity'),
      ('00000000-0000-4000-8000-000000000002', 'Beukennoot', 'jan@voorbeeld.nl', '$argon2id$v=19',
        'member', 'unverified', '2026-11', false, '1969-12-31 23:59:59.999999+00', null);
    insert into health_profiles values
      ('00000000-0000-4000-8000-000000000001', null, array['alzheimer', E'een "naam",\\n{met} tekens \\\\ \\t 🌷', ''],
        'midden', '2026-11', '2026-11-23 10:00:00+00');
    insert into sessions values (decode('00ff5c0a22', 'hex'), '00000000-0000-4000-8000-000000000001', 'Firefox op Mac',
      true, '2026-11-23 10:00:00+00', '2026-11-23 10:00:00+00', '2026-11-24 10:00:00+00');
    insert into devices values (decode('01', 'hex'), '00000000-0000-4000-8000-000000000001', '2026-11-23 10:00:00+00');
    insert into links values (decode('', 'hex'), 'email', '00000000-0000-4000-8000-000000000001',
      E'nieuw@voorbeeld.nl', '2026-11-23 10:00:00+00', '2026-11-24 10:00:00+00');
    insert into tries values (decode('02', 'hex'), 2147483647, '2026-11-23 10:00:00+00', '2026-11-24 10:00:00+00');
    insert into audit_log (at, actor, action, subject, facts) values
      ('2026-11-23 10:00:00+00', 'command', 'role', '00000000-0000-4000-8000-000000000001',
        '{"was": "member", "is": "moderator", "number": 12345678901234567890.10}'),
      ('2026-11-23 10:00:01+00', 'command', 'block', null, '{}');
  `,
  "0002-mails": `
    insert into mails (id, template, member_id, brand, origin, facts, message_id, created_at) values
      ('00000000-0000-4000-8000-000000000003', 'verify', '00000000-0000-4000-8000-000000000001', 'dementie',
        'https://www.voorbeeld.nl', '{"naam": "Zoë"}', '<3@voorbeeld.nl>', '2026-11-23 10:00:00+00');
    insert into bounced_addresses values (decode('03', 'hex'), '2026-11-23 10:00:00+00');
    insert into job_workers values ('worker-1', '2026-11-23 10:00:00+00');
  `,
  "0003-profiles": `
    insert into profiles values ('00000000-0000-4000-8000-000000000001', 'woman', 1958,
      E'Een "regel"\\n\\\\ en een tab\\t 🌷', 'Gelderland', array['province', 'biography']);
    insert into member_preferences values ('00000000-0000-4000-8000-000000000001', 'public', 'none', 'soon', 'daily',
      array['research'], '2026-11', '2026-11-23 10:00:00+00', '{"calm": true}');
  `,
  "0004-leaving": `
    insert into audit_log (at, actor, action, subject)
      select '2026-11-23 10:00:02+00', pseudonym, 'block', null from members where role = 'moderator';
  `,
  "0005-files": `
    insert into photos values ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000004', null,
      true, '2026-11-23 10:00:00.123456+00');
    insert into exports values ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000005',
      'waiting', 'samen', 'https://www.voorbeeld.nl', '2026-11-23 10:00:00+00', null);
  `,
  "0006-staff": `
    insert into second_factors values ('00000000-0000-4000-8000-000000000001', decode('00ff5c0a', 'hex'),
      '2026-11-23 10:00:00+00', 2147483647);
    insert into recovery_codes values ('00000000-0000-4000-8000-000000000001', decode('00ff5c0b', 'hex'));
    update sessions set staff_until = '2026-11-23 12:00:00+00';
  `,
  "0007-community": `
    insert into forum_groups values ('mantelzorgers', 'Voor "mantelzorgers"', E'Een regel\\n\\\\ en meer', null, true,
      32767, false);
    insert into forum_topics (group_slug, slug, title, position, is_listed) values
      ('mantelzorgers', 'slapen', 'Slapen & nachten', -1, true);
    insert into blogs values ('00000000-0000-4000-8000-000000000001', 'Blog 🌷', E'Een \\t tab 🌷', 2147483647,
      '2026-11-23 10:00:00+00', 0, '2026-11-23 10:00:00.123456+00');
    insert into threads (group_slug, topic_id, blog_id, author_id, title, document, date, state, submission, created_at,
      published_at, last_at, last_position, last_number, last_reaction_id, reaction_count)
    values
      ('mantelzorgers', 1, null, '00000000-0000-4000-8000-000000000001', E'Titel met "tekens" \\\\ en ''meer''',
        '{"blocks":[{"key":"a","text":"Een gesprek 🌷\\\\n","type":"unstyled","depth":0,"inlineStyleRanges":[],
          "entityRanges":[],"data":{}}],"entityMap":{}}', null, 'published', 'sleutel-1', '2026-11-23 10:00:00+00',
        '2026-11-23 10:00:00+00', '2026-11-23 10:00:00+00', 1, 2, 2, 2),
      (null, null, '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000001', 'Een stuk 🌷',
        '{"blocks":[],"entityMap":{}}', '1999-12-31', 'draft', 'sleutel-2', '2026-11-23 10:00:00+00', null,
        '2026-11-23 10:00:00+00', 0, 0, null, 0);
    insert into reactions (thread_id, parent_id, author_id, document, quoted_id, quoted_words, state, position, number,
      submission, created_at)
    values
      (1, null, '00000000-0000-4000-8000-000000000001',
        '{"blocks":[{"key":"a","text":"Een reactie 🌷","type":"unstyled","depth":0,"inlineStyleRanges":[],
          "entityRanges":[],"data":{}}],"entityMap":{}}', null, null, 'published', 1, 1, 'sleutel-3',
        '2026-11-23 10:00:00+00'),
      (1, 1, '00000000-0000-4000-8000-000000000002',
        '{"blocks":[{"key":"a","text":"Een antwoord","type":"unstyled","depth":0,"inlineStyleRanges":[],
          "entityRanges":[],"data":{}}],"entityMap":{}}', 1, 'Een reactie 🌷', 'published', 1, 2, 'sleutel-4',
        '2026-11-23 10:00:00+00');
    insert into community_members values ('00000000-0000-4000-8000-000000000001', 2, '2026-11-23 10:00:00.123456+00',
      null);
    insert into thread_reads values ('00000000-0000-4000-8000-000000000001', 1, 2147483647);
    insert into follows values ('00000000-0000-4000-8000-000000000001', 1, null, null, '2026-11-23 10:00:00+00');
    insert into follows values ('00000000-0000-4000-8000-000000000002', null, null,
      '00000000-0000-4000-8000-000000000001', '2026-11-23 10:00:00+00');
    insert into listed_words values ('wóórd', 'review');
  `,
  "0008-alerts": `
    insert into alerts (member_id, thread_id, reaction_id, source, pace, due_at, batch, queued_at) values
      ('00000000-0000-4000-8000-000000000001', 1, 2, 'own', 'daily', '2026-11-23 17:00:00.123456+00',
        '00000000-0000-4000-8000-000000000006', '2026-11-23 17:00:01+00'),
      ('00000000-0000-4000-8000-000000000001', 1, null, 'topic', 'soon', '2026-11-23 10:00:00+00', null, null);
  `,
  "0009-moderation": `
    insert into decisions (author_id, thread_id, post_kind, title, version, moderator_id, kind, state_before, rule,
      words, sanction, days, decided_at, objection, objected_at, answer, is_granted, answered_by, answered_at)
    values ('00000000-0000-4000-8000-000000000001', 1, 'conversation', E'Titel 🌷 met "tekens" \\\\', 2147483647,
      '00000000-0000-4000-8000-000000000002', 'publish', 'published', 10, E'Een \\t tab', 'silence', 30,
      '2026-11-23 10:00:00.123456+00', E'Mijn bezwaar 🌷\\n', '2026-11-23 11:00:00+00', 'Nee', false, null,
      '2026-11-23 12:00:00+00');
    insert into decisions (author_id, reaction_id, post_kind, title, version, moderator_id, kind, state_before, words,
      decided_at, objection, objected_at, answer, is_granted, answered_by, answered_at)
    values ('00000000-0000-4000-8000-000000000002', 2, 'reaction', '', 1, '00000000-0000-4000-8000-000000000001',
      'restore', 'hidden', '', 'infinity', '', '2026-11-23 11:00:00+00', '', true,
      '00000000-0000-4000-8000-000000000001', '2026-11-23 12:00:00+00');
    insert into reports (reaction_id, reporter_id, email, brand, origin, reason, words, submission, created_at,
      settled_at, decision_id)
    values
      (2, '00000000-0000-4000-8000-000000000001', null, 'dementie', 'https://www.voorbeeld.nl', 'private-data',
        E'Mijn uitleg 🌷\\n', 'sleutel-5', '2026-11-23 10:00:00+00', '2026-11-23 10:00:00+00', 2),
      (2, null, 'bezoeker@elders.nl', 'samen', '', 'other', '', 'sleutel-6', '2026-11-23 10:00:00+00', null, null);
    insert into member_notes (member_id, moderator_id, words, created_at) values
      ('00000000-0000-4000-8000-000000000001', null, E'Over Wilgentak 🌷 \\\\', '2026-11-23 10:00:00+00'),
      ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', 'Over een ander', 'infinity');
  `,
  "0010-search": `
    insert into searched_texts (thread_id, kind, words) values (1, 'conversation', '''gesprek'':1A,2C ''wóórd'':3C');
    insert into searched_texts (reaction_id, kind, words) values (1, 'conversation', '''reactie'':1D');
    insert into searched_texts (blog_id, kind, words) values ('00000000-0000-4000-8000-000000000001', 'blog', '');
    insert into search_words values ('reactie', 2147483647, '{reactie,eactie}');
  `,
  // Of somebody who is no member: gifts are not tied to accounts, and the law keeps them for seven years.
  "0011-giving": `
    insert into givers (id, name, email, street, postcode, city, message, memory) values
      ('00000000-0000-4000-8000-000000000061', E'Ineke "O\\'Hara" \\\\', 'ineke@elders.nl', 'Lindelaan 1', '4001 AB', 'Tiel',
        E'Een\\tbericht\\n', 'oma Riet');
    insert into gifts (id, submission, giver_id, frequency, cents, purpose_kind, purpose_slug, purpose_name, wants_news,
      mandate_version, brand, origin, ordered_at)
    values
      ('00000000-0000-4000-8000-000000000062', '\\x00ff', '00000000-0000-4000-8000-000000000061', 'maandelijks', 2147483647,
        'memory', null, null, true, '1', 'alzheimer', 'https://www.voorbeeld.nl', '2026-11-23 10:00:00.123456+00'),
      ('00000000-0000-4000-8000-000000000063', '\\x01', null, 'eenmalig', 200, 'region', 'twente', 'Twente', false, null,
        'samen', '', '2019-11-23 10:00:00+00');
    insert into standing_gifts (gift_id, state, cents, customer_id, mandate_id, account_end, first_on, next_on,
      announced_on, summed_year)
    values ('00000000-0000-4000-8000-000000000062', 'paused', 1000, 'cst_8wmqcHMN4U', 'mdt_h3gAaD5zP', '48', '2026-11-23',
      '2027-02-23', '2027-02-23', 2026);
    insert into gift_payments (id, gift_id, kind, due_on, attempt, cents, method, state, provider_id, pay_url, asked_at,
      failure, refunded_cents, charged_back_cents, version, look_at, created_at, paid_at)
    values
      ('00000000-0000-4000-8000-000000000064', '00000000-0000-4000-8000-000000000062', 'recurring', '2026-12-23', 2, 1000,
        'ideal', 'charged-back', 'tr_7UhSN1zuXS', null, '2026-12-23 10:00:00+00', 'AM04', 0, 1000, 3, null,
        '2026-12-23 10:00:00+00', '2026-12-24 10:00:00+00'),
      ('00000000-0000-4000-8000-000000000065', '00000000-0000-4000-8000-000000000063', 'once', null, 1, 200, 'creditcard',
        'open', null, 'https://www.mollie.com/checkout/1', null, null, 0, 0, 0, 'infinity', '2026-11-23 10:00:00+00', null);
    insert into gift_entries (payment_id, kind, cents, at) values
      ('00000000-0000-4000-8000-000000000064', 'chargeback', -1000, '2026-12-30 10:00:00+00');
    insert into gift_refunds (payment_id, id, reason, created_at, done_at) values
      ('00000000-0000-4000-8000-000000000064', '00000000-0000-4000-8000-000000000066', 'double', '2026-12-30 10:00:00+00',
        null);
    insert into gift_links (token_hash, gift_id, purpose, expires_at) values
      ('\\x2007', '00000000-0000-4000-8000-000000000062', 'manage', null),
      ('\\x2008', '00000000-0000-4000-8000-000000000062', 'amount', '2026-11-24 10:00:00+00');
  `,
  "0016-gift-desk": `
    insert into gift_reconciliations (at, result) values ('2026-11-23 04:37:00+00', '{"from": "2026-09-14"}');
  `,
  "0017-gift-reasons": "",
  // The third member has the lowest id, which comes first in a contact.
  "0012-inbox": `
    insert into members (id, username, email, password_hash, state, terms_version, profile_visible, created_at)
    values ('00000000-0000-4000-8000-000000000000', 'Esdoorn', 'an@voorbeeld.nl', '$argon2id$v=19', 'unverified',
      '2026-11', false, '2026-11-23 10:00:00+00');
    insert into contacts (first_id, second_id, last_number) values
      ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 2147483647),
      ('00000000-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000001', 0);
    insert into contact_sides (contact_id, member_id, other_id, state, state_at, declined_at, blocked_at, newest_at,
      unread_count, read_number, draft, mail_pace, mail_due_at, mailed_at)
    values
      (1, '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'accepted',
        '2026-11-23 10:00:00.123456+00', null, null, '2026-11-23 10:00:00+00', 2147483647, 1, decode('00ff5c0a22', 'hex'),
        'daily', '2026-11-23 17:00:00+00', null),
      (1, '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', 'accepted',
        '2026-11-23 10:00:00+00', '2026-11-23 10:00:00+00', 'infinity', '2026-11-23 10:00:00+00', 0, 0,
        decode('', 'hex'), null, null, '2026-11-23 10:00:00+00');
    insert into messages (contact_id, author_id, recipient_id, text, state, number, submission, sent_at) values
      (1, '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', decode('00ff5c0a22', 'hex'),
        'sent', 1, 'sleutel-7', '2026-11-23 10:00:00.123456+00'),
      (1, '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', decode('5c5c', 'hex'),
        'waiting', null, 'sleutel-8', '2026-11-23 10:00:00+00');
    insert into message_prints values ('00000000-0000-4000-8000-000000000001', decode('00ff5c0a', 'hex'), 1,
      '2026-11-23 10:00:00+00');
  `,
  "0013-judged-messages": `
    insert into judged_messages (message_id, author_id, recipient_id, copy, state, removed_by, rule, needs_look, copies,
      sent_at)
    values (1, '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002',
      decode('00ff5c0a22', 'hex'), 'removed', 'moderator', '3', true, 2147483647, '2026-11-23 10:00:00.123456+00'),
    (2, '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001',
      null, 'published', null, null, false, null, '2026-11-23 10:00:00+00');
    insert into reports (message_id, reporter_id, email, brand, origin, reason, words, submission, created_at,
      settled_at, decision_id)
    values (1, '00000000-0000-4000-8000-000000000002', null, 'samen', '', 'other', '', 'sleutel-9',
      '2026-11-23 10:00:00+00', null, null);
  `,
  "0022-used-gift-links": `
    insert into gift_links (token_hash, gift_id, purpose, expires_at) values
      ('\\x2009', '00000000-0000-4000-8000-000000000062', 'used', '2026-11-24 10:00:00+00');
  `,
  "0021-blog-texts": `
    insert into blog_texts (member_id, title, introduction, state, removed_by, rule, needs_look, version, written_at)
    values ('00000000-0000-4000-8000-000000000001', 'Blog 🌷 \\', E'Een \t tab 🌷', 'removed', 'moderator', '3', true,
      2147483647, '2026-11-23 10:00:00.123456+00');
    insert into decisions (author_id, blog_text_id, post_kind, title, version, kind, state_before, words, decided_at)
    values ('00000000-0000-4000-8000-000000000001', 2, 'blog', 'Blog 🌷', 1, 'remove', 'published', '',
      '2026-11-23 10:00:00+00');
    insert into reports (blog_text_id, reporter_id, email, brand, origin, reason, words, submission, created_at,
      settled_at, decision_id)
    values (1, '00000000-0000-4000-8000-000000000002', null, 'samen', '', 'other', '', 'sleutel-10',
      '2026-11-23 10:00:00+00', null, null);
  `,
};

/** Rows for all tables of the queue of jobs; the payload is stored as it is written. */
export const filledQueue = `
  select graphile_worker.add_job('send-mail', E'{"id":\\n 1.0, "id": 2}'::json, queue_name => 'mails',
    run_at => '2027-01-01 00:00:00+00', job_key => 'mail-3');
  insert into graphile_worker._private_known_crontabs values ('housekeeping', '2026-11-23 10:00:00+00', null);
`;
