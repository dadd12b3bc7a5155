import { Entity, type EntityConfiguration } from 'electrodb';
import { type ImageType, imageTypes } from '#contracts/images/image-messages.ts';
import { model, requiredNumber, requiredText, text } from './attributes.ts';
import { tableKeys } from './table-keys.ts';

/** The items of images and their attributes. */
export const imageEntities = {
  image: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('image'),
        attributes: {
          jobId: requiredText,
          imageId: requiredText,
          userId: requiredText,
          place: requiredNumber,
          fileName: requiredText,
          mimeType: { type: Object.keys(imageTypes) as ImageType[], required: true },
          fileSize: requiredNumber,
          storagePath: requiredText,
          publicUrl: requiredText,
          title: text,
          description: text,
          createdAt: requiredText,
          uploadBy: requiredText,
        },
        indexes: { primary: tableKeys.image },
      },
      on,
    ),
};
