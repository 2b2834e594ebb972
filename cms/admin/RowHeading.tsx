'use client'

import { useEffect, useRef } from 'react'
import { useWords } from '../i18n/use-language.ts'
import { tourWords } from './tours/words/index.ts'

/** Shows the title of a row in a list, and gives its drag handle an accessible name, which Payload omits. */
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
