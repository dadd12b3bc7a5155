import { useId, useState } from 'react';
import { formatNumber } from '#contracts/format-number.ts';
import { optimizerScore, scoreWeights } from '#domain/scoring/optimizer-score.ts';

// Maps a slider's whole numbers to the log scale of search volume: 0, 10, 100 ... 100,000.
const volumeOf = (position: number): number => (position === 0 ? 0 : Math.round(10 ** (position / 20)));

const of100 = (value: number): string => `${value} of 100`;

const bars = ['bg-accent', 'bg-accent/65', 'bg-accent/35'];

type Values = { relevance: number; volume: number; competition: number };

const parts: readonly {
  name: keyof Values;
  label: string;
  weight: number;
  show: (value: number) => string;
}[] = [
  { name: 'relevance', label: 'Relevance to your text', weight: scoreWeights.relevance, show: of100 },
  {
    name: 'volume',
    label: 'Searches a month',
    weight: scoreWeights.volume,
    show: (position) => formatNumber(volumeOf(position)),
  },
  { name: 'competition', label: 'Competition', weight: scoreWeights.competition, show: of100 },
];

const Slider = (props: {
  label: string;
  shown: string;
  value: number;
  min: number;
  onChange: (value: number) => void;
}) => {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id}>{props.label}</label>
        <output htmlFor={id} className="tabular-nums text-ink-soft">
          {props.shown}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={props.min}
        max={100}
        value={props.value}
        aria-valuetext={props.shown}
        onChange={(event) => props.onChange(Number(event.target.value))}
        className="mt-1 h-8 w-full accent-accent pointer-coarse:h-11"
      />
    </div>
  );
};

/** The score as one stacked bar, with the points of each part. */
const ScoreBreakdown = ({ values }: { values: Values }) => {
  const { score, factors } = optimizerScore({
    relevance: values.relevance,
    searchVolume: volumeOf(values.volume),
    competitionIndex: values.competition,
  });
  return (
    <div className="flex flex-col justify-center rounded-card border border-line bg-surface p-6 sm:p-8">
      <p className="text-ink-soft">Optimizer Score</p>
      <p className="mt-1 font-serif text-display font-semibold tabular-nums" aria-live="polite">
        {score}
      </p>
      <div aria-hidden="true" className="mt-5 flex h-3 overflow-hidden rounded-full bg-sunken">
        {factors.map((factor, index) => (
          <span key={factor.name} className={bars[index]} style={{ width: `${factor.points}%` }} />
        ))}
      </div>
      <ul className="mt-5 space-y-1.5 text-small">
        {factors.map((factor, index) => (
          <li key={factor.name} className="flex items-baseline gap-2.5">
            <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${bars[index]}`} />
            <span className="text-ink-soft">{factor.label}</span>
            <span className="ml-auto tabular-nums">{factor.points}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** An interactive Optimizer Score. It uses the product's own formula. */
export const ScoreCalculator = () => {
  const [values, setValues] = useState<Values>({ relevance: 88, volume: 64, competition: 21 });
  return (
    <section className="section border-y border-line bg-sunken">
      <div className="wrap grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 className="text-h2">A score you can check with a pencil</h2>
          <p className="mt-4 text-lead text-ink-soft">
            {scoreWeights.relevance}% is how well the keyword fits your text, {scoreWeights.volume}% how many
            people search for it, {scoreWeights.competition}% how few compete. Move a slider and watch the
            points; they always add up.
          </p>
          <div className="mt-8 space-y-4">
            {parts.map((part) => (
              <Slider
                key={part.name}
                label={part.label}
                min={part.name === 'relevance' ? 1 : 0}
                value={values[part.name]}
                shown={part.show(values[part.name])}
                onChange={(value) => setValues({ ...values, [part.name]: value })}
              />
            ))}
          </div>
        </div>
        <ScoreBreakdown values={values} />
      </div>
    </section>
  );
};
