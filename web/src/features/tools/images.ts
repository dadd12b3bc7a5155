import Image from 'lucide-react/icons/image';
import { imageLimits } from '#contracts/images/image-limits.ts';
import { articleOf } from './job-inputs.ts';
import type { ToolView } from './tool-view.ts';

export const imagesView: ToolView<'imageContext'> = {
  icon: Image,
  priceNote: `(up to ${imageLimits.perRun} images)`,
  promise: 'You will get an alt text, a title, a caption and a description per image.',
  drafts: ['imageContext'],
  restore: (job) => ({ imageContext: articleOf(job) }),
  inputLabel: 'Context',
  // The images themselves are not listed. The text is their context, if there is one.
  inputOf: (job) => ({ kind: 'images', text: job.text_input || job.url_input || '' }),
  contextOf: () => null,
  parts: ['images'],
};
