import { useState } from 'react';
import type { ChosenImage } from '#web/features/images/chosen-images.ts';
import { ImageTile, type TileActions } from './image-tile.tsx';

type ImageListProps = TileActions & { images: readonly ChosenImage[]; busy: boolean };

const dragged = 'application/x-sweetspot-image';

/** The chosen images in the order in which they are described. Buttons or dragging move them. */
export const ImageList = ({ images, busy, onMove, onRemove, onRetry }: ImageListProps) => {
  const [said, setSaid] = useState('');
  const move = (image: ChosenImage, place: number): void => {
    onMove(image, place);
    setSaid(`${image.file.name} is now image ${place + 1} of ${images.length}.`);
  };
  const remove = (image: ChosenImage): void => {
    onRemove(image);
    setSaid(`${image.file.name} was removed.`);
  };
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-5 px-4 pb-5 sm:grid-cols-3 sm:px-6 lg:grid-cols-5">
        {images.map((image, place) => (
          <li
            key={image.id}
            draggable={!busy}
            onDragStart={({ dataTransfer }) => dataTransfer.setData(dragged, image.id)}
            onDragOver={(event) => {
              if (event.dataTransfer.types.includes(dragged)) event.preventDefault();
            }}
            onDrop={({ dataTransfer }) => {
              const moved = images.find(({ id }) => id === dataTransfer.getData(dragged));
              if (moved && !busy) move(moved, place);
            }}
            className="min-w-0"
          >
            <ImageTile
              image={image}
              place={place}
              total={images.length}
              busy={busy}
              onMove={move}
              onRemove={remove}
              onRetry={onRetry}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
};
