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
import { useWords } from '../../i18n/use-language.ts'
import { scheduleWords } from './sentences.ts'
import { publishingWords } from './words/index.ts'

interface Props {
  state: PublishingState
  changes: Changes | null
  /** Why the last change was refused. */
  refused: string | null
  onChange(change: ScheduleChange): Promise<boolean>
}

/** The suggested quiet period in seconds. */
const usualQuiet = 60

/** Shows and changes when changes go live automatically. */
export function Timing({ state, changes, refused, onChange }: Props) {
  const words = useWords(publishingWords)
  const { quiet_seconds, set_at } = state.schedule
  const [lastSeconds, setLastSeconds] = useState(usualQuiet)
  // If changes wait for a manual publish, the previous quiet period is suggested while the page stays open.
  if (quiet_seconds !== null && quiet_seconds !== lastSeconds) setLastSeconds(quiet_seconds)
  return (
    <details>
      <summary>{scheduleWords(state, changes, words)}</summary>
      <div className="nusa-timing">
        {/* The key resets the form when another user changes the setting. */}
        <QuietForm
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

interface QuietProps extends Pick<Props, 'onChange'> {
  current: Schedule['quiet_seconds']
  lastSeconds: number
}

function QuietForm({ current, lastSeconds, onChange }: QuietProps) {
  const id = useId()
  const words = useWords(publishingWords)
  const [isQuiet, setQuiet] = useState(current !== null)
  const [seconds, setSeconds] = useState(String(current ?? lastSeconds))
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
            min={minQuietSeconds}
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
