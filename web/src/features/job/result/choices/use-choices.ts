import { useEffect, useMemo, useRef, useState } from 'react';
import { type Choices, type ChosenTexts, type SavedChoices, savedChoices } from '#contracts/jobs/choices.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';
import { applyChoices } from '#domain/results/apply-choices.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiFailure } from '#web/lib/api/api-failure.ts';
import { notify } from '#web/lib/notify.ts';
import { useIsSignedIn } from '#web/lib/session/session.ts';
import { useUnconfirmed } from './use-unconfirmed.ts';
import { keepVisitorChoices, readVisitorChoices, sentVersion } from './visitor-choices.ts';

/** The choices in a result, and how to change them. */
export type Choosing = {
  /** With the changes that are on their way. The texts follow once the server has stored them. */
  choices: Choices;
  texts: ChosenTexts;
  /** True while a change is on its way. */
  busy: boolean;
  /**
   * Null where nothing can be chosen. Resolves to the texts that follow the choices, or to null if the change failed.
   */
  change: ((changes: Partial<Choices>) => Promise<ChosenTexts | null>) | null;
};

const textsOf = ({ summary, seo_titles, meta_descriptions, articles }: FinalResult): ChosenTexts => ({
  summary,
  titles: seo_titles.map((snippet) => ({ ...snippet, original: snippet.text })),
  descriptions: meta_descriptions.map((snippet) => ({ ...snippet, original: snippet.text })),
  article: articles && {
    markdown: articles.optimized_article_markdown,
    html: articles.optimized_article_html,
    checks: articles.checks,
    stuck: [],
  },
});

const save = (jobId: string, version: number, choices: Choices): Promise<SavedChoices> =>
  callApi('saveChoices', savedChoices, { params: { id: jobId }, body: { version, choices } });

const explain = (error: unknown): string => {
  if (error instanceof ApiFailure && error.code === 'network')
    return 'We could not reach our server. Check your connection and try again.';
  return error instanceof ApiFailure && error.code !== 'invalid_response'
    ? error.message
    : 'Your change was not saved. Try again in a minute.';
};

type Options = {
  jobId: string;
  result: FinalResult;
  /** The choices that the server has stored. */
  stored: SavedChoices | null;
  /** The lead of a shared result, whose texts follow it already. */
  sharedLead?: string | null;
  /** False for an example or a shared result. */
  isOwn: boolean;
};

/**
 * The result as its owner's choices change it. A user's choices are saved on the server, a visitor's in this browser.
 * Changes are sent one after the other, each with the version that the previous one produced.
 */
export const useChoices = ({ jobId, result, stored, sharedLead = null, isOwn }: Options) => {
  const isUser = useIsSignedIn();
  const [saved, setSaved] = useState<SavedChoices | null>(
    () => stored ?? (isOwn ? readVisitorChoices(jobId) : null),
  );
  const latest = useRef({ saved, version: stored?.version ?? 0 });
  const { unconfirmed, showUntil } = useUnconfirmed(() => latest.current.saved?.choices);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (stored === null || stored.version <= latest.current.version) return;
    latest.current = { saved: stored, version: stored.version };
    setSaved(stored);
  }, [stored]);
  const send = async (changes: Partial<Choices>): Promise<ChosenTexts | null> => {
    const choices = { ...latest.current.saved?.choices, ...changes };
    try {
      // The account may have taken over the visitor's choices while the result was open.
      const version = isUser ? Math.max(latest.current.version, sentVersion(jobId)) : 0;
      const next = await save(jobId, version, choices);
      latest.current = { saved: next, version: isUser ? next.version : 0 };
      if (!isUser) keepVisitorChoices(jobId, next);
      setSaved(next);
      return next.texts;
    } catch (error) {
      console.warn('the choices could not be saved', error);
      notify.error('Not saved', explain(error));
      return null;
    }
  };
  const change = (changes: Partial<Choices>): Promise<ChosenTexts | null> => {
    const sent = queue.current.then(() => send(changes));
    queue.current = sent;
    return showUntil(changes, sent);
  };
  const view = useMemo(() => applyChoices(result, saved), [result, saved]);
  const choosing: Choosing = {
    choices: unconfirmed ?? saved?.choices ?? (sharedLead === null ? {} : { lead: sharedLead }),
    texts: saved?.texts ?? textsOf(result),
    busy: unconfirmed !== null,
    change: isOwn ? change : null,
  };
  return { view, choosing };
};
