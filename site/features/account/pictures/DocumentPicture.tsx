import { useEffect, useRef } from 'react'

interface Props {
  picture: ImageBitmap
  label: string
  /** Pixels: a phone's picture is far larger than what it is looked at in. */
  longestSide: number
  className: string
}

/** A picture of a document. It is drawn: the page's rules let no picture in that has no address. */
export function DocumentPicture({ picture, label, longestSide, className }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
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
