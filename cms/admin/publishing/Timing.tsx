'use client'

import { leastQuiet, type Schedule, type ScheduleChange } from '@nusa/shared/publishing'
import { Button } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import { useWords } from '../../i18n/use-language.ts'
import { scheduleWords } from './sentences.ts'
import { publishingWords } from './words/index.ts'

interface Props {
  schedule: Schedule
  onChange(change: ScheduleChange): Promise<boolean>
}

/** A quiet minute, where somebody wants one. */
const usualQuiet = 60

/** When changes go live by themselves. */
export function Timing({ schedule, onChange }: Props) {
  const words = useWords(publishingWords)
  return (
    <details>
      <summary>{scheduleWords(schedule, words)}</summary>
      <div className="nusa-timing">
        {/* Whoever else changes it meanwhile is shown, too. */}
        <QuietForm key={`${schedule.quiet_seconds} ${schedule.set_at}`} schedule={schedule} onChange={onChange} />
      </div>
    </details>
  )
}

function QuietForm({ schedule: { quiet_seconds }, onChange }: Props) {
  const id = useId()
  const words = useWords(publishingWords)
  const [isQuiet, setQuiet] = useState(quiet_seconds !== null)
  const [seconds, setSeconds] = useState(String(quiet_seconds ?? usualQuiet))
  const save = (event: FormEvent) => {
    event.preventDefault()
    void onChange({ quiet_seconds: isQuiet ? Number(seconds) : null })
  }
  return (
    <form onSubmit={save}>
      <fieldset>
        <legend>{words.whenLive}</legend>
        <label>
          <input type="radio" name={id} checked={isQuiet} onChange={() => setQuiet(true)} /> {words.byThemselves}
        </label>{' '}
        <label>
          <input
            type="number"
            min={leastQuiet}
            max={3600}
            required={isQuiet}
            value={seconds}
            onChange={(event) => setSeconds(event.target.value)}
            disabled={!isQuiet}
            aria-label={words.quietSeconds}
          />{' '}
          {words.seconds}
        </label>
        <br />
        <label>
          <input type="radio" name={id} checked={!isQuiet} onChange={() => setQuiet(false)} /> {words.byHand}
        </label>
      </fieldset>
      <Button type="submit" buttonStyle="secondary" size="small" margin={false}>
        {words.saveWhenLive}
      </Button>
    </form>
  )
}
