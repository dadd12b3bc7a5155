import { useState } from 'react';
import { Card } from '#web/components/ui/card.tsx';
import { DescriptionPreview, TitlePreview } from './search-preview.tsx';

const devices = ['Desktop', 'Mobile'] as const;
type Device = (typeof devices)[number];

const DeviceChoice = ({ device, onDevice }: { device: Device; onDevice: (device: Device) => void }) => (
  <fieldset className="inline-flex gap-1 rounded-small border border-line p-1">
    <legend className="visually-hidden">Show the snippet as on</legend>
    {devices.map((name) => (
      <label
        key={name}
        className="cursor-pointer rounded-small px-3 py-1 text-small has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:py-3"
      >
        <input
          type="radio"
          name="snippet-device"
          className="visually-hidden"
          checked={device === name}
          onChange={() => onDevice(name)}
        />
        {name}
      </label>
    ))}
  </fieldset>
);

/** The chosen title and description as one search result. */
export const SearchSnippet = ({
  site,
  title,
  description,
}: {
  site: string;
  title: string;
  description: string;
}) => {
  const [device, setDevice] = useState<Device>('Desktop');
  return (
    <section aria-label="Search snippet" className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h3 className="text-h4">Search snippet</h3>
          <p className="text-small text-ink-soft">The title and description in use, as one search result.</p>
        </div>
        <DeviceChoice device={device} onDevice={setDevice} />
      </div>
      <Card
        data-device={device}
        className={device === 'Mobile' ? 'w-full max-w-[24rem] p-4' : 'w-full max-w-[42rem] p-4 sm:p-5'}
      >
        <TitlePreview site={site} wrap={device === 'Mobile'}>
          {title}
        </TitlePreview>
        <DescriptionPreview lines={device === 'Mobile' ? 3 : 2}>{description}</DescriptionPreview>
      </Card>
    </section>
  );
};
