import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { applyAccountChanges } from '../profile/store.ts'
import { type CropView, centredView, cropSquare, dragView, maxZoom } from './crop.ts'
import { PictureDialog } from './PictureDialog.tsx'
import { createAvatarFile } from './picture.ts'
import { pictureTexts as texts } from './texts.ts'

/** The side of the canvas. It is longer than the displayed side, so that the picture is sharp on a phone. */
const canvasSidePx = 640

interface Props {
  picture: ImageBitmap
  view: CropView
  onViewChange: (view: CropView) => void
}

interface SliderOptions {
  min: number
  max: number
  isEnabled: boolean
}

/** Sliders move the picture, too, because dragging does not work with the keyboard. */
function CropStage({ picture, view, onViewChange }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const lastPoint = useRef<{ x: number; y: number } | null>(null)

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const { x, y, side } = cropSquare(picture, view)
    context.clearRect(0, 0, canvasSidePx, canvasSidePx)
    context.drawImage(picture, x, y, side, side, 0, 0, canvasSidePx, canvasSidePx)
  }, [picture, view])

  const startDrag = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    lastPoint.current = { x: event.clientX, y: event.clientY }
  }
  const drag = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    if (!lastPoint.current) return
    const { x, y } = lastPoint.current
    lastPoint.current = { x: clientX, y: clientY }
    const displayedSide = currentTarget.clientWidth
    onViewChange(dragView(picture, view, (clientX - x) / displayedSide, (clientY - y) / displayedSide))
  }
  const renderSlider = (setting: keyof CropView, { min, max, isEnabled }: SliderOptions) => (
    <label className="grid grid-cols-1 items-center @min-[15rem]:grid-cols-[7.5rem_1fr] @min-[15rem]:gap-3">
      <span className="text-sm">{texts[setting]}</span>
      <input
        type="range"
        min={min}
        max={max}
        step="0.01"
        value={view[setting]}
        disabled={!isEnabled}
        onChange={({ target }) => onViewChange({ ...view, [setting]: target.valueAsNumber })}
        className="h-11 w-full min-w-0 cursor-pointer accent-jungle disabled:opacity-40"
      />
    </label>
  )
  const { side } = cropSquare(picture, view)

  return (
    <div className="@container grid grid-cols-1 gap-1">
      <canvas
        ref={canvas}
        width={canvasSidePx}
        height={canvasSidePx}
        role="img"
        aria-label={texts.crop}
        onPointerDown={startDrag}
        onPointerMove={drag}
        onPointerUp={() => (lastPoint.current = null)}
        onPointerCancel={() => (lastPoint.current = null)}
        className="mx-auto aspect-square w-full max-w-64 cursor-grab touch-none rounded-full bg-mist active:cursor-grabbing"
      />
      <p className="mt-1 text-center text-ink-soft text-sm">{texts.cropHint}</p>
      {renderSlider('zoom', { min: 1, max: maxZoom, isEnabled: true })}
      {renderSlider('horizontal', { min: 0, max: 1, isEnabled: picture.width > side })}
      {renderSlider('vertical', { min: 0, max: 1, isEnabled: picture.height > side })}
    </div>
  )
}

export function AvatarDialog({ onClose }: { onClose: () => void }) {
  const [view, setView] = useState(centredView)
  return (
    <PictureDialog
      title={texts.photo}
      onClose={onClose}
      onChoose={() => setView(centredView)}
      prepareFile={(picture) => createAvatarFile(picture, view)}
      upload={(file) => call('putAvatar', { query: {}, file })}
      onUploaded={({ value }) => {
        applyAccountChanges({ avatar_url: value.avatar_url })
        toast({ title: texts.photoSaved })
      }}
    >
      {(picture) => <CropStage picture={picture} view={view} onViewChange={setView} />}
    </PictureDialog>
  )
}
