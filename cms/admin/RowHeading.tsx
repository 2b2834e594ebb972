'use client'

import { useEffect, useRef } from 'react'
import { useWords } from '../i18n/use-language.ts'
import { tourWords } from './tours/words/index.ts'

/** What heads a row of a list. It names what the row is dragged by, too, which Payload leaves without a name. */
export function RowHeading({ title }: { title: string }) {
  const words = useWords(tourWords)
  const place = useRef<HTMLSpanElement>(null)
  const name = words.move(title)
  useEffect(() => {
    const handle = place.current?.closest('.collapsible__toggle-wrap')?.querySelector('.collapsible__drag')
    handle?.setAttribute('aria-label', name)
  }, [name])
  return <span ref={place}>{title}</span>
}
