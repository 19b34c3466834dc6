import type { RequestScope } from "~/.server/context/scope";
import { formHash } from "~/.server/forms/submit-once";

/** How long a text with the same words in the same place is the same one. */
const sameTextSeconds = 3600;

interface Written {
  form: string;
  /** The writer, the place and the words. */
  content: readonly unknown[];
  /** Differs for each form that is shown. */
  sending: string;
}

interface Answer {
  status: number;
  body: object;
}

/**
 * Stores a text once. A browser that goes back after a text was placed shows it in another form, so the key of a text
 * that was sent before is used again: the services answer it with what they stored. Words that were taken away since can
 * be placed again.
 * @param store calls the services with the key of the submission
 */
export async function storeOnce<A extends Answer>(
  { form, content, sending }: Written,
  store: (key: string) => Promise<A>,
  scope: Pick<RequestScope, "store" | "config">,
): Promise<A> {
  const name = `text:${formHash(form, content, scope)}`;
  const keyOf = (sent: string) => formHash(form, [...content, sent], scope);
  const claim = await scope.store.setIfAbsent(name, sending, sameTextSeconds);
  const first = claim === "present" ? ((await scope.store.get(name))?.toString() ?? sending) : sending;
  const answer = await store(keyOf(first));
  if (first === sending || !isTakenAway(answer)) return answer;
  await scope.store.set(name, sending, sameTextSeconds);
  return store(keyOf(sending));
}

const isTakenAway = ({ body }: Answer) => "state" in body && body.state === "removed";
