import { Button } from '@vikari/ui-kit/Button';
import { Dialog } from '@vikari/ui-kit/Dialog';
import { Field } from '@vikari/ui-kit/Field';
import { Stack } from '@vikari/ui-kit/Stack';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useWords } from '../../../i18n/intl';
import { ActionProblem } from '../../../lib/forms/ActionProblem';
import {
  type Crop,
  clampCrop,
  cropSquare,
  INITIAL_CROP,
  MAX_ZOOM,
  moveCrop,
  type PictureSize,
  STEP,
} from './crop';
import styles from './picture.module.css';

/** The side of the picture that is sent, in pixels; the server reduces it to 512. */
const SENT_SIDE = 1024;
const QUALITY = 0.9;

const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

export interface PictureDialogProps {
  /** The picture to crop, an address that this page made; null closes the dialog. */
  picture: string | null;
  onClose: () => void;
  /** Sends the square. `messageOf` gives the text for a rejection. */
  onSend: (image: Blob) => Promise<void>;
  messageOf: (error: unknown) => string;
}

/** Crops a picture to a square: by dragging, with arrow keys, and with a slider for its size. */
export function PictureDialog({ picture, onClose, onSend, messageOf }: PictureDialogProps) {
  const { t } = useWords();
  const image = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<PictureSize | null>(null);
  const [crop, setCrop] = useState<Crop>(INITIAL_CROP);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // The picture stays while the dialog fades out
  const [shown, setShown] = useState(picture);
  if (picture !== null && picture !== shown) {
    setShown(picture);
    setSize(null);
    setCrop(INITIAL_CROP);
    setProblem(null);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (!arrow || !size) return;
    event.preventDefault();
    setCrop(moveCrop(size, crop, ...arrow));
  }

  function handleMove(event: PointerEvent<HTMLElement>) {
    if (!size || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const side = event.currentTarget.clientWidth;
    setCrop(moveCrop(size, crop, -event.movementX / side, -event.movementY / side));
  }

  async function handleSend() {
    if (!size || !image.current) return;
    setBusy(true);
    setProblem(null);
    try {
      await onSend(await cut(image.current, size, crop));
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  }

  const square = size && cropSquare(size, crop);
  return (
    <Dialog
      open={picture !== null}
      onClose={onClose}
      dismissible={!busy}
      size="small"
      title={t('account.picture.crop')}
      closeLabel={t('account.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('account.cancel')}
          </Button>
          <Button loading={busy} disabled={size === null} onClick={() => void handleSend()}>
            {t('account.picture.save')}
          </Button>
        </>
      }
    >
      <Stack spacing={4}>
        <div
          role="application"
          aria-label={t('account.picture.move')}
          aria-describedby="picture-help"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the picture
          tabIndex={0}
          className={styles.window}
          onKeyDown={handleKeyDown}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={handleMove}
        >
          {shown !== null && (
            <img
              ref={image}
              src={shown}
              alt=""
              draggable={false}
              className={styles.picture}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                setSize({ width, height })
              }
              onError={() => setProblem(t('file.problem.file_malformed'))}
              style={
                size && square
                  ? {
                      inlineSize: `${(size.width / square.side) * 100}%`,
                      insetInlineStart: `${(-square.left / square.side) * 100}%`,
                      insetBlockStart: `${(-square.top / square.side) * 100}%`,
                    }
                  : undefined
              }
            />
          )}
        </div>
        <p id="picture-help" className={styles.help}>
          {t('account.picture.help')}
        </p>
        <Field label={t('account.picture.zoom')}>
          {(control) => (
            <input
              {...control}
              type="range"
              min={1}
              max={MAX_ZOOM}
              step={0.05}
              value={crop.zoom}
              className={styles.zoom}
              onChange={({ target }) =>
                size && setCrop(clampCrop(size, { ...crop, zoom: Number(target.value) }))
              }
            />
          )}
        </Field>
        <ActionProblem>{problem && <p className={styles.problem}>{problem}</p>}</ActionProblem>
      </Stack>
    </Dialog>
  );
}

/** The square as a new image. It contains the pixels only, and none of the file's metadata. */
async function cut(image: HTMLImageElement, size: PictureSize, crop: Crop): Promise<Blob> {
  const { left, top, side } = cropSquare(size, crop);
  const pixels = Math.min(SENT_SIDE, Math.round(side));
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  // Transparent parts would be black in a JPEG
  context.fillStyle = 'white';
  context.fillRect(0, 0, pixels, pixels);
  context.drawImage(image, left, top, side, side, 0, 0, pixels, pixels);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  if (!blob) throw new Error('The picture could not be written.');
  return blob;
}
