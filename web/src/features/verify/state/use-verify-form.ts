import { type RefObject, useRef, useState } from 'react';
import { findTextProblem, type TextSide } from '#domain/verify/validate-texts.ts';
import { useComparison } from './use-comparison.ts';
import { type Texts, useTexts } from './use-texts.ts';

type Errors = Readonly<Record<TextSide, string | null>>;
const noErrors: Errors = { original: null, rewrite: null };

const errorsOf = (texts: Texts): Errors => ({
  original: findTextProblem('original', texts.original)?.message ?? null,
  rewrite: findTextProblem('rewrite', texts.rewrite)?.message ?? null,
});

type Boxes = Readonly<Record<TextSide, RefObject<HTMLTextAreaElement | null>>>;

const useBoxes = (): Boxes => ({
  original: useRef<HTMLTextAreaElement>(null),
  rewrite: useRef<HTMLTextAreaElement>(null),
});

/** The texts with their errors, and the comparison of valid texts. */
export const useVerifyForm = () => {
  const { texts, saved, change } = useTexts();
  const { comparison, compare } = useComparison();
  const [errors, setErrors] = useState(noErrors);
  const boxes = useBoxes();

  const update = (changes: Partial<Texts>): void => {
    change(changes);
    setErrors((last) => ({
      original: changes.original === undefined ? last.original : null,
      rewrite: changes.rewrite === undefined ? last.rewrite : null,
    }));
  };
  /** Compares the texts, or moves the focus to the first one with an error. */
  const submit = (): void => {
    if (comparison.busy) return;
    const found = errorsOf(texts);
    setErrors(found);
    if (found.original !== null) boxes.original.current?.focus();
    else if (found.rewrite !== null) boxes.rewrite.current?.focus();
    else void compare(texts);
  };
  return { texts, saved, errors, boxes, comparison, update, submit };
};

export type VerifyForm = ReturnType<typeof useVerifyForm>;
