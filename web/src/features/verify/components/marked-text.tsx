import type { PassageSide } from '#contracts/verify/change-report.ts';

type Piece = { at: number; text: string; isMarked: boolean };

const piecesOf = ({ text, marks }: PassageSide): Piece[] => {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (end: number, isMarked: boolean): void => {
    if (end > at) pieces.push({ at, text: text.slice(at, end), isMarked });
    at = Math.max(at, end);
  };
  for (const [start, end] of marks) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return pieces;
};

/** A passage as text. Words that only this side has are struck through (original) or underlined (rewrite). */
export const MarkedText = ({ side, as: Mark }: { side: PassageSide; as: 'del' | 'ins' }) =>
  piecesOf(side).map(({ at, text, isMarked }) =>
    isMarked ? (
      <Mark
        key={at}
        className={
          Mark === 'ins'
            ? 'bg-low-soft underline decoration-2 underline-offset-4'
            : 'bg-high-soft decoration-high'
        }
      >
        {text}
      </Mark>
    ) : (
      text
    ),
  );
