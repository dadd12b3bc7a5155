import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { type KeywordList, readKeywordList, splitTyped } from '#domain/input/parse-keyword-list.ts';

type KeywordBoxProps = {
  keywords: readonly string[];
  /** Text in the box that is not a chip yet. */
  pending: string;
  onKeywords: (keywords: string[]) => void;
  onPending: (text: string) => void;
};

/**
 * What happens on typing, pasting and leaving the box. `repeated` holds what was left out, as long as its chip exists.
 */
export const useKeywordBox = ({ keywords, pending, onKeywords, onPending }: KeywordBoxProps) => {
  const [repeated, setRepeated] = useState<KeywordList['repeated']>([]);
  const add = (text: string): void => {
    onPending('');
    if (text.trim() === '') return;
    const list = readKeywordList([...keywords, text].join('\n'));
    const known = new Set(repeated.map(({ typed }) => typed));
    setRepeated([...repeated, ...list.repeated.filter(({ typed }) => !known.has(typed))]);
    onKeywords(list.keywords);
  };
  // Phone keyboards, dictation and autofill send no comma key: their commas arrive in the text.
  const onType = (text: string): void => {
    const typed = splitTyped(text);
    if (typed !== null) add(typed.ended);
    onPending(typed?.rest ?? text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // An input method also ends its word with Enter. That key press is not meant for us.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add(pending);
    } else if (event.key === 'Backspace' && pending === '') {
      const last = keywords.at(-1);
      if (last === undefined) return;
      event.preventDefault();
      onKeywords(keywords.slice(0, -1));
      onPending(last);
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const text = event.clipboardData.getData('text/plain');
    if (splitTyped(text) === null) return;
    event.preventDefault();
    add(`${pending}${text}`);
  };
  return {
    repeated: repeated.filter(({ kept }) => keywords.includes(kept)),
    onType,
    onKeyDown,
    onPaste,
    onBlur: () => add(pending),
  };
};
