'use client'

import { type LocalDate, parseLocalDate } from '@nusa/shared/dates'
import { useEffect, useId, useRef, useState } from 'react'
import { officeTexts } from '../../../collections/records/texts/index.ts'
import { dayText } from '../../../core/i18n/times.ts'
import { useLanguage, useTexts } from '../../../core/i18n/use-language.ts'

/**
 * Lets the user choose a day. A native date input may show the month first, so the date is also shown in words. A date
 * that the user has chosen before hydration does not change.
 */
export function DayInput({ label, name, day }: { label: string; name: string; day: LocalDate }) {
  const language = useLanguage()
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState<string>(day)
  useEffect(() => setValue(inputRef.current?.value ?? day), [day])
  const chosenDay = parseLocalDate(value)
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        ref={inputRef}
        id={id}
        type="date"
        name={name}
        defaultValue={day}
        required
        onChange={(event) => setValue(event.target.value)}
      />
      <output htmlFor={id}>{chosenDay && dayText(chosenDay, language)}</output>
    </>
  )
}

export function PrintButton() {
  const texts = useTexts(officeTexts)
  return (
    <button type="button" onClick={() => window.print()}>
      {texts.print}
    </button>
  )
}
