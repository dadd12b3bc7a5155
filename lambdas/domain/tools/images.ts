import { imageLimits } from '#contracts/images/image-limits.ts';
import { readOptionalContext, rejectIf } from './read-context.ts';
import type { ToolRules } from './tool-rules.ts';

export const images: ToolRules<'image_analyzer'> = {
  // Stored images need an account, so visitors only see a preview.
  openToVisitors: false,
  takesUploads: true,
  readRequest: ({ context_input, image_count }) => {
    const context = readOptionalContext(context_input);
    if (image_count === 0) rejectIf('images_required');
    if (image_count > imageLimits.perRun) rejectIf('too_many_images');
    return { ...context, input: { ...context.input, imageCount: image_count } };
  },
  sourceKind: () => 'images',
  keywords: null,
};
