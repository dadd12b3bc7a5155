// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keywordKey, parseKeywordList } from '#domain/input/parse-keyword-list.ts';
import { naughtyLists } from '#test/naughty-strings.ts';
import { keyword, withKeywords } from '#test/web-setup/results-fixture.ts';
import { stubNarrowScreen } from '#test/web-setup/screen-width.ts';
import { KeywordsPanel } from '#web/features/job/result/keywords/keywords-panel.tsx';
import { KeywordField } from '#web/features/workbench/components/keyword-field.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Elements that only markup from a text could have created: the page itself has none of them. */
const foreign =
  'script, img, iframe, object, embed, form, style, link, meta, base, video, audio, marquee, b, i';
const handlers = (page: Element): string[] =>
  [...page.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map(({ name }) => name).filter((name) => name.startsWith('on')),
  );

for (const { name, strings } of naughtyLists) {
  const given = parseKeywordList((strings ?? []).join('\n'));
  describe.skipIf(strings === null)(`the strings of ${name}`, () => {
    test.each([
      ['a table', false],
      ['cards', true],
    ])('are all shown in %s as text, and none becomes markup', (_, isNarrow) => {
      if (isNarrow) stubNarrowScreen();
      const entries = given.map((typed_as) =>
        keyword(keywordKey(typed_as), { typed_as, reason: typed_as, monthly_searches: [] }),
      );
      const { container } = render(
        <KeywordsPanel
          result={withKeywords(...entries)}
          run={{ jobId: 'j', jobType: 'keyword_evaluator' }}
        />,
      );
      const shown = [...container.querySelectorAll('button[aria-expanded][aria-controls] [dir=auto]')];
      expect(shown.map((node) => node.textContent).toSorted()).toEqual(given.toSorted());
      expect(container.querySelectorAll(foreign)).toHaveLength(0);
      expect(handlers(container)).toEqual([]);
    });

    test('are all shown in the box as text', () => {
      const { container } = render(
        <KeywordField keywords={given} pending="" error={null} onKeywords={() => {}} onPending={() => {}} />,
      );
      const chips = [...container.querySelectorAll('li > [dir=auto]')];
      expect(chips.map((node) => node.textContent)).toEqual(given);
      expect(container.querySelectorAll(foreign)).toHaveLength(0);
      expect(handlers(container)).toEqual([]);
    });
  });
}
