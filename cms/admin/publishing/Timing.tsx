'use client'

import { formatInstant } from '@nusa/shared/dates'
import { leastQuiet, type Schedule, type ScheduleChange } from '@nusa/shared/publishing'
import { Button } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import { instantOf, scheduleWords } from './words.ts'

interface Props {
  schedule: Schedule
  onChange(change: ScheduleChange): Promise<boolean>
}

/** A quiet minute, where somebody wants one. */
const usualQuiet = 60

/** When changes go live by themselves, and the one publish that is planned. */
export function Timing({ schedule, onChange }: Props) {
  const { publish_at } = schedule
  return (
    <details>
      <summary>
        {scheduleWords(schedule)}
        {publish_at && ` Planned by ${publish_at.by.join(' and ')}: ${formatInstant(new Date(publish_at.at))}.`}
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
            Cancel the planned publish
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
  const [isQuiet, setQuiet] = useState(quiet_seconds !== null)
  const [seconds, setSeconds] = useState(String(quiet_seconds ?? usualQuiet))
  const save = (event: FormEvent) => {
    event.preventDefault()
    void onChange({ quiet_seconds: isQuiet ? Number(seconds) : null })
  }
  return (
    <form onSubmit={save}>
      <fieldset>
        <legend>Changes go live</legend>
        <label>
          <input type="radio" name={id} checked={isQuiet} onChange={() => setQuiet(true)} /> by themselves, once nothing
          has changed for
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
            aria-label="Seconds without a change"
          />{' '}
          seconds
        </label>
        <br />
        <label>
          <input type="radio" name={id} checked={!isQuiet} onChange={() => setQuiet(false)} /> only when somebody
          publishes
        </label>
      </fieldset>
      <Button type="submit" buttonStyle="secondary" size="small" margin={false}>
        Save when changes go live
      </Button>
    </form>
  )
}

function PlanForm({ onChange }: Pick<Props, 'onChange'>) {
  const [value, setValue] = useState('')
  const at = instantOf(value)
  const plan = (event: FormEvent) => {
    event.preventDefault()
    if (at !== null) void onChange({ publish_at: at })
  }
  return (
    <form onSubmit={plan}>
      <label>
        Publish at (Bali time){' '}
        <input type="datetime-local" required value={value} onChange={(event) => setValue(event.target.value)} />
      </label>
      <Button type="submit" buttonStyle="secondary" size="small" margin={false}>
        Plan this publish
      </Button>
    </form>
  )
}
