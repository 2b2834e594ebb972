'use client'

import { leastQuiet, type Schedule, type ScheduleChange } from '@nusa/shared/publishing'
import { Button } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import { useWords } from '../../i18n/use-language.ts'
import { instantOf, scheduleWords } from './sentences.ts'
import { publishingWords } from './words/index.ts'

interface Props {
  schedule: Schedule
  onChange(change: ScheduleChange): Promise<boolean>
}

/** A quiet minute, where somebody wants one. */
const usualQuiet = 60

/** When changes go live by themselves, and the one publish that is planned. */
export function Timing({ schedule, onChange }: Props) {
  const words = useWords(publishingWords)
  const { publish_at } = schedule
  return (
    <details>
      <summary>
        {scheduleWords(schedule, words)}
        {publish_at && words.plannedBy(publish_at.by, new Date(publish_at.at))}
      </summary>
      <div className="nusa-timing">
        {/* Whoever else changes it meanwhile is shown, too. */}
        <QuietForm key={`${schedule.quiet_seconds} ${schedule.set_at}`} schedule={schedule} onChange={onChange} />
        {publish_at ? (
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => void onChange({ publish_at: null })}
          >
            {words.cancelPlan}
          </Button>
        ) : (
          <PlanForm onChange={onChange} />
        )}
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

function PlanForm({ onChange }: Pick<Props, 'onChange'>) {
  const words = useWords(publishingWords)
  const [value, setValue] = useState('')
  const at = instantOf(value)
  const plan = (event: FormEvent) => {
    event.preventDefault()
    if (at !== null) void onChange({ publish_at: at })
  }
  return (
    <form onSubmit={plan}>
      <label>
        {words.publishAt}{' '}
        <input type="datetime-local" required value={value} onChange={(event) => setValue(event.target.value)} />
      </label>
      <Button type="submit" buttonStyle="secondary" size="small" margin={false}>
        {words.plan}
      </Button>
    </form>
  )
}
