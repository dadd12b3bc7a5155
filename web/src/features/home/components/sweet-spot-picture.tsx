import { example } from 'virtual:example-result';

/** The size of the drawing, in its own units. Texts are HTML around it, so that they stay readable on a phone. */
const [width, height] = [640, 320];
const radius = 8;

const { points, sweetSpot } = example.chart;

/** If so, the reader wonders why the lead keyword is not in the corner. */
const isLeadHarder = points.some(({ isLead, x }) => isLead && x > sweetSpot.width);

const Dot = ({ x, y, isLead }: (typeof points)[number]) => {
  const [left, top] = [width * x, height * (1 - y)];
  return isLead ? (
    <rect
      x={left - radius}
      y={top - radius}
      width={2 * radius}
      height={2 * radius}
      transform={`rotate(45 ${left} ${top})`}
      className="fill-accent stroke-ink"
      strokeWidth="2.5"
    />
  ) : (
    <circle cx={left} cy={top} r={radius} className="fill-line-strong" />
  );
};

/** The keywords of the example by demand and difficulty, with the corner that gives the product its name. */
const Picture = () => (
  <div className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 text-small text-ink-soft">
    <p aria-hidden="true" className="rotate-180 text-center [writing-mode:vertical-rl]">
      More searches &rarr;
    </p>
    <div className="relative">
      <svg
        role="img"
        aria-label={`The ${points.length} keywords of the example by searches a month and difficulty. The lead keyword, "${example.lead}", is marked.`}
        viewBox={`0 0 ${width} ${height}`}
        className="block w-full rounded-small border border-line bg-paper"
      >
        <rect
          width={width * sweetSpot.width}
          height={height * sweetSpot.height}
          className="fill-accent-soft"
        />
        {points.map((point) => (
          <Dot key={point.text} {...point} />
        ))}
      </svg>
      <p aria-hidden="true" className="absolute top-2 left-3 font-medium text-accent">
        Sweet spot
      </p>
    </div>
    <p aria-hidden="true" className="col-start-2 text-center">
      Harder to rank for &rarr;
    </p>
  </div>
);

/** The idea of the product in one picture. */
export const SweetSpotPicture = () => (
  <div className="grid gap-6 rounded-card border border-line bg-surface p-5 sm:p-7 lg:col-span-2 lg:grid-cols-[1fr_1.7fr] lg:gap-12">
    <div>
      <h3 className="text-h4">The sweet spot, in one picture</h3>
      <p className="mt-3">
        Each mark is a keyword that fits the article. The higher it is, the more people search for it. The
        further left it is, the easier it is to rank.
      </p>
      <p className="mt-3 text-ink-soft">
        In the shaded corner, enough people search, and a small site has a chance. The diamond is the lead
        keyword, “{example.lead}”: it describes the article best.
        {isLeadHarder && ' It is harder to rank for, so the keywords in the corner support it.'}
      </p>
    </div>
    <Picture />
  </div>
);
