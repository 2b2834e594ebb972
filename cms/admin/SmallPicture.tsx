'use client'

import { useEffect, useState } from 'react'
import { useWords } from '../i18n/use-language.ts'
import { chosenWords } from './chosen-words.ts'
import { isSmall, storedWidth } from './picture-width.ts'
import './small-picture.css'

interface Props {
  /** The value of the file field: a file that is not saved yet, or nothing. */
  chosen: unknown
  /** The stored picture. */
  stored: unknown
}

/** Warns about a picture that has too few pixels for the pages that show it large. */
export function SmallPicture({ chosen, stored }: Props) {
  const words = useWords(chosenWords)
  const chosenWidth = useWidth(chosen)
  const width = chosen instanceof File ? chosenWidth : storedWidth(stored)
  return (
    <p role="status" className="nusa-small">
      {width !== null && isSmall(width) && words.isSmall(width)}
    </p>
  )
}

/**
 * Returns the width in pixels, or null while it is unknown and for files that are not pictures, which the server
 * refuses.
 */
function useWidth(file: unknown): number | null {
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
