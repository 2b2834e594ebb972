'use client'

import { type LocalDate, parseLocalDate } from '@nusa/shared/dates'
import { useId, useState } from 'react'
import { dayText } from '../../i18n/times.ts'
import { useLanguage } from '../../i18n/use-language.ts'

/** The browser's own date input, which may write the month first, and beside it the day with its month as a word. */
export function DayInput({ label, name, day }: { label: string; name: string; day: LocalDate }) {
  const language = useLanguage()
  const id = useId()
  const [value, setValue] = useState<string>(day)
  const chosen = parseLocalDate(value)
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        name={name}
        value={value}
        required
        onChange={(event) => setValue(event.target.value)}
      />
      <output htmlFor={id}>{chosen && dayText(chosen, language)}</output>
    </>
  )
}
