import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ImageAsset } from '#contracts/result.ts';
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx';
import { purposeNames, summarizeChecks } from '../image-texts.ts';
import { Disclosure } from './disclosure.tsx';

const Mark = ({ passed }: { passed: boolean }) =>
  passed ? (
    <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-low" />
  ) : (
    <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-high" />
  );

/** What an image is for, and how its alternative text does by the rules, in words. */
export const ImageChecks = ({ image }: { image: ImageAsset }) => (
  <div className="grid gap-2 border-t border-line pt-3">
    <p className="text-small text-ink-soft">
      <span className="font-medium text-ink">{purposeNames[image.purpose]}.</span> {image.purpose_reason}
    </p>
    {image.notes.length > 0 && (
      <ul className="grid list-disc gap-1 ps-5 text-small">
        {image.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    )}
    {image.checks.length > 0 && (
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
    )}
  </div>
);
