import sharp, { type Sharp } from 'sharp';

type Bytes = Uint8Array<ArrayBuffer>;
const toBytes = async (image: Sharp): Promise<Bytes> => new Uint8Array(await image.toBuffer());

/** A picture whose upper half is red and whose lower half is blue, so that a rotation is visible. */
export const twoHalves = (width = 120, height = 80): Sharp => {
  const half = { width, height: height / 2, channels: 3 as const };
  const upper = { create: { ...half, background: { r: 220, g: 30, b: 30 } } };
  return sharp({ create: { width, height, channels: 3, background: { r: 30, g: 60, b: 210 } } }).composite([
    { input: upper, gravity: 'north' },
  ]);
};

export const png = (width?: number, height?: number): Promise<Bytes> =>
  toBytes(twoHalves(width, height).png());
export const jpeg = (): Promise<Bytes> => toBytes(twoHalves().jpeg());
export const webp = (): Promise<Bytes> => toBytes(twoHalves().webp());

/** A photo file: rotated by 90 degrees, with a description, a date and the place where it was taken. */
export const cameraJpeg = (): Promise<Bytes> =>
  toBytes(
    twoHalves()
      .withExif({
        IFD0: { ImageDescription: 'Fishing boats in the harbour', Orientation: '6' },
        IFD2: { DateTimeOriginal: '2024:05:03 10:11:12' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '53/1 33/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '9/1 59/1 0/1',
        },
      })
      .withMetadata({ orientation: 6 })
      .jpeg(),
  );

export const svg = (): Bytes =>
  new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
  );

export const gif = (): Promise<Bytes> => toBytes(twoHalves().gif());
