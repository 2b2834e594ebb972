'use client'

import { useEffect, useState } from 'react'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { pictureFileTexts } from './picture-file-texts.ts'
import { isTooSmall, readStoredWidth } from './picture-width.ts'
import './small-picture.css'

interface Props {
  chosenFile: unknown
  storedPicture: unknown
}

/** Warns about a picture that has too few pixels for the pages that show it large. */
export function SmallPictureWarning({ chosenFile, storedPicture }: Props) {
  const texts = useTexts(pictureFileTexts)
  const chosenWidth = useImageWidth(chosenFile)
  const width = chosenFile instanceof File ? chosenWidth : readStoredWidth(storedPicture)
  return (
    <p role="status" className="nusa-small-picture">
      {width !== null && isTooSmall(width) && texts.smallPicture(width)}
    </p>
  )
}

/** Returns the width (pixels) of a chosen picture; null without a readable picture, and while it is read. */
function useImageWidth(file: unknown): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useEffect(() => {
    if (!(file instanceof File)) return
    let isCurrent = true
    createImageBitmap(file).then(
      (picture) => {
        if (isCurrent) setWidth(picture.width)
        picture.close()
      },
      () => isCurrent && setWidth(null),
    )
    return () => {
      isCurrent = false
      setWidth(null)
    }
  }, [file])
  return width
}
