'use client'

import {
  type Changes,
  minQuietSeconds,
  type PublishingState,
  type Schedule,
  type ScheduleChange,
} from '@nusa/shared/publishing'
import { Button } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { describeSchedule } from './descriptions.ts'
import { publishingTexts } from './texts/index.ts'

interface Props {
  state: PublishingState
  changes: Changes | null
  /** Why the last change was refused. */
  refused: string | null
  onChange(change: ScheduleChange): Promise<boolean>
}

/** The suggested quiet period in seconds. */
const defaultQuietSeconds = 60

/** Shows when changes go live automatically, and a form to change this. */
export function Timing({ state, changes, refused, onChange }: Props) {
  const texts = useTexts(publishingTexts)
  const { quiet_seconds, set_at } = state.schedule
  const [lastSeconds, setLastSeconds] = useState(defaultQuietSeconds)
  // If changes wait for a manual publish, the previous quiet period is suggested while the page stays open.
  if (quiet_seconds !== null && quiet_seconds !== lastSeconds) setLastSeconds(quiet_seconds)
  return (
    <details>
      <summary>{describeSchedule(state, changes, texts)}</summary>
      <div className="nusa-timing">
        {/* The key resets the form when another user changes the setting. */}
        <QuietPeriodForm
          key={`${quiet_seconds} ${set_at}`}
          current={quiet_seconds}
          lastSeconds={lastSeconds}
          onChange={onChange}
        />
        {refused && <p role="alert">{refused}</p>}
      </div>
    </details>
  )
}

interface QuietPeriodProps extends Pick<Props, 'onChange'> {
  current: Schedule['quiet_seconds']
  lastSeconds: number
}

function QuietPeriodForm({ current, lastSeconds, onChange }: QuietPeriodProps) {
  const id = useId()
  const texts = useTexts(publishingTexts)
  const [isAutomatic, setIsAutomatic] = useState(current !== null)
  const [seconds, setSeconds] = useState(String(current ?? lastSeconds))
  const save = (event: FormEvent) => {
    event.preventDefault()
    void onChange({ quiet_seconds: isAutomatic ? Number(seconds) : null })
  }
  return (
    <form onSubmit={save}>
      <fieldset>
        <legend>{texts.whenLive}</legend>
        <label>
          <input type="radio" name={id} checked={isAutomatic} onChange={() => setIsAutomatic(true)} />{' '}
          {texts.automatically}
        </label>{' '}
        <label>
          <input
            type="number"
            min={minQuietSeconds}
            max={3600}
            required={isAutomatic}
            value={seconds}
            onChange={(event) => setSeconds(event.target.value)}
            disabled={!isAutomatic}
            aria-label={texts.quietSeconds}
          />{' '}
          {texts.seconds}
        </label>
        <br />
        <label>
          <input type="radio" name={id} checked={!isAutomatic} onChange={() => setIsAutomatic(false)} />{' '}
          {texts.manually}
        </label>
      </fieldset>
      <Button type="submit" buttonStyle="secondary" size="small" margin={false}>
        {texts.saveWhenLive}
      </Button>
    </form>
  )
}
