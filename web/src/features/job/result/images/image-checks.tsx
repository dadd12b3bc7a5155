import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useId } from 'react';
import { imagePurposes } from '#contracts/images/image-texts.ts';
import type { ImageAsset } from '#contracts/jobs/result.ts';
import { Select } from '#web/components/ui/select.tsx';
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx';
import { Disclosure } from '#web/features/job/result/shared/disclosure.tsx';
import { purposeNames, summarizeChecks } from './image-texts.ts';

const Mark = ({ passed }: { passed: boolean }) =>
  passed ? (
    <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-low" />
  ) : (
    <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-high" />
  );

type Purpose = ImageAsset['purpose'];

const PurposeChoice = (props: { value: Purpose; number: number; onChange: (purpose: Purpose) => void }) => {
  const id = useId();
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <label htmlFor={id} className="text-small text-ink-soft">
        Used as <VisuallyHidden>(image {props.number})</VisuallyHidden>
      </label>
      <Select
        quiet
        id={id}
        className="-ms-1.5 font-medium [&>select]:field-sizing-content"
        value={props.value}
        onChange={({ target }) => props.onChange(target.value as Purpose)}
      >
        {imagePurposes.map((purpose) => (
          <option key={purpose} value={purpose}>
            {purposeNames[purpose]}
          </option>
        ))}
      </Select>
    </p>
  );
};

const Findings = ({ image }: { image: ImageAsset }) => (
  <Disclosure summary={`Alt text: ${summarizeChecks(image)}`}>
    <ul className="grid gap-1 text-small">
      {image.checks.map(({ rule, passed, note }) => (
        <li key={rule} className="flex gap-2">
          <Mark passed={passed} />
          <span>
            <VisuallyHidden>{passed ? 'Passed: ' : 'Failed: '}</VisuallyHidden>
            {note}
          </span>
        </li>
      ))}
    </ul>
  </Disclosure>
);

type ImageChecksProps = {
  image: ImageAsset;
  number: number;
  onPurpose: (purpose: Purpose) => void;
  /** The alt text field, between the purpose and the checks. */
  children: ReactNode;
};

/** An image's purpose and alt text, both editable, and the checks of the alt text as sentences. */
export const ImageChecks = ({ image, number, onPurpose, children }: ImageChecksProps) => (
  <div className="grid gap-3">
    <div>
      <PurposeChoice value={image.purpose} number={number} onChange={onPurpose} />
      <p className="text-small text-ink-soft">{image.purpose_reason}</p>
    </div>
    {children}
    {image.notes.length > 0 && (
      <ul className="grid list-disc gap-1 ps-5 text-small">
        {image.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    )}
    {image.checks.length > 0 && <Findings image={image} />}
  </div>
);
