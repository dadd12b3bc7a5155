import type { Passage } from '#contracts/keywords/evidence.ts';
import { viewPassage } from './passage-context.ts';

/** A sentence of the article that supports a keyword, with the keyword marked and some context. */
export const PassageQuote = ({
  text,
  passage,
  keyword,
}: {
  text: string;
  passage: Passage;
  keyword: string;
}) => {
  const view = viewPassage(text, passage, keyword);
  let offset = 0;
  return (
    <blockquote dir="auto" className="border-line border-s-2 ps-3 font-serif leading-relaxed">
      <span className="text-ink-faint">{view.before}</span>
      {view.pieces.map((piece) => {
        const key = offset;
        offset += piece.text.length;
        return piece.marked ? (
          <mark key={key} className="marker">
            {piece.text}
          </mark>
        ) : (
          <span key={key}>{piece.text}</span>
        );
      })}
      <span className="text-ink-faint">{view.after}</span>
    </blockquote>
  );
};
