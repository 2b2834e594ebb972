'use client'

import { type LocalDate, parseLocalDate } from '@nusa/shared/dates'
import { useEffect, useId, useRef, useState } from 'react'
import { dayText } from '../../i18n/times.ts'
import { useLanguage } from '../../i18n/use-language.ts'

/**
 * The browser's own date input, which may write the month first, and beside it the day with its month as a word. What is chosen
 * before this code has come stays.
 */
export function DayInput({ label, name, day }: { label: string; name: string; day: LocalDate }) {
  const language = useLanguage()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState<string>(day)
  useEffect(() => setValue(input.current?.value ?? day), [day])
  const chosen = parseLocalDate(value)
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        type="date"
        name={name}
        defaultValue={day}
        required
        onChange={(event) => setValue(event.target.value)}
      />
      <output htmlFor={id}>{chosen && dayText(chosen, language)}</output>
    </>
  )
}
