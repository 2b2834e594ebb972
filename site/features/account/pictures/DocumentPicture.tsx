import { useEffect, useRef } from 'react'

interface Props {
  picture: ImageBitmap
  label: string
  /** Maximum size of the canvas. A phone's photo is far larger than its display size. */
  longestSidePx: number
  className: string
}

/** A picture of a document, drawn on a canvas, because the content security policy allows no blob URLs. */
export function DocumentPicture({ picture, label, longestSidePx, className }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scale = Math.min(1, longestSidePx / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  }, [picture, width, height])
  return (
    <canvas
      ref={canvas}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      className={`mx-auto max-w-full rounded-sm border border-mist-deep ${className}`}
    />
  )
}
