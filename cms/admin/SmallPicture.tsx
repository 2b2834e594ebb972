'use client'

import { useEffect, useState } from 'react'
import { useWords } from '../i18n/use-language.ts'
import { chosenWords } from './chosen-words.ts'
import { isSmall, storedWidth } from './picture-width.ts'
import './small-picture.css'

interface Props {
  /** What the form has as its file: one that waits to be saved, or nothing. */
  chosen: unknown
  /** The picture as it is stored. */
  stored: unknown
}

/** Warns of a picture that has too few pixels for the places of the site where it is shown large. */
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

/** Pixels across; null as long as nobody knows, and where it is no picture, which is said when it is saved. */
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
