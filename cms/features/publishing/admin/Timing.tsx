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
import { instantText } from '../../../core/i18n/times.ts'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { describeSchedule, parseBaliDateTime } from './descriptions.ts'
import { publishingTexts } from './texts/index.ts'

interface Props {
  state: PublishingState
  changes: Changes | null
  /** The reason why changes do not go live, or null. */
  problem: string | null
  /** Why the last change of the setting was refused, or null. */
  refusalReason: string | null
  onChange(change: ScheduleChange): Promise<boolean>
}

/** Changes go live after a quiet period: a time without further changes. */
const defaultQuietSeconds = 60

export function Timing({ state, changes, problem, refusalReason, onChange }: Props) {
  const texts = useTexts(publishingTexts)
  const { quiet_seconds, set_at } = state.schedule
  const [lastSeconds, setLastSeconds] = useState(defaultQuietSeconds)
  // If a user turns off automatic publishing, the form continues to suggest the last quiet period.
  if (quiet_seconds !== null && quiet_seconds !== lastSeconds) setLastSeconds(quiet_seconds)
  return (
    <details>
      <summary>{problem === null ? describeSchedule(state, changes, texts) : texts.changesNotLive}</summary>
      <div className="nusa-timing">
        {/* The key resets the form when another user changes the setting. */}
        <QuietPeriodForm
          key={`${quiet_seconds} ${set_at}`}
          savedSeconds={quiet_seconds}
          lastSeconds={lastSeconds}
          onChange={onChange}
        />
        {refusalReason && <p role="alert">{refusalReason}</p>}
      </div>
    </details>
  )
}

interface QuietPeriodProps extends Pick<Props, 'onChange'> {
  savedSeconds: Schedule['quiet_seconds']
  lastSeconds: number
}

function QuietPeriodForm({ savedSeconds, lastSeconds, onChange }: QuietPeriodProps) {
  const id = useId()
  const texts = useTexts(publishingTexts)
  const [isAutomatic, setIsAutomatic] = useState(savedSeconds !== null)
  const [seconds, setSeconds] = useState(String(savedSeconds ?? lastSeconds))
  const save = (event: FormEvent) => {
    event.preventDefault()
    void onChange({ quiet_seconds: isAutomatic ? Number(seconds) : null })
  }
  return (
    <form onSubmit={save}>
      <fieldset>
        <legend>{texts.whenChangesGoLive}</legend>
        <label>
          <input type="radio" name={id} checked={isAutomatic} onChange={() => setIsAutomatic(true)} />{' '}
          {texts.automaticOption}
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
          {texts.manualOption}
        </label>
      </fieldset>
      <Button type="submit" buttonStyle="secondary" size="small" margin={false}>
        {texts.saveTiming}
      </Button>
    </form>
  )
}

interface ScheduledPublishProps {
  schedule: Schedule
  /** Why the last request was refused, or null. */
  refusalReason: string | null
  onChange(change: ScheduleChange): Promise<boolean>
}

export function ScheduledPublish({ schedule: { publish_at }, refusalReason, onChange }: ScheduledPublishProps) {
  const texts = useTexts(publishingTexts)
  return (
    <details>
      <summary>{publish_at ? texts.scheduledBy(publish_at.by, new Date(publish_at.at)) : texts.publishLater}</summary>
      <div className="nusa-timing">
        {publish_at ? (
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => void onChange({ publish_at: null })}
          >
            {texts.cancelSchedule}
          </Button>
        ) : (
          <ScheduleForm onChange={onChange} />
        )}
        {refusalReason && <p role="alert">{refusalReason}</p>}
      </div>
    </details>
  )
}

function ScheduleForm({ onChange }: Pick<ScheduledPublishProps, 'onChange'>) {
  const texts = useTexts(publishingTexts)
  const [value, setValue] = useState('')
  const publishAt = parseBaliDateTime(value)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (publishAt !== null) void onChange({ publish_at: publishAt })
  }
  return (
    <form onSubmit={submit}>
      <label>
        {texts.publishAt}{' '}
        <input type="datetime-local" required value={value} onChange={(event) => setValue(event.target.value)} />
      </label>
      <output className="nusa-date__text">
        {publishAt !== null && instantText(new Date(publishAt), texts.language)}
      </output>
      <Button type="submit" buttonStyle="secondary" size="small" margin={false}>
        {texts.scheduleButton}
      </Button>
    </form>
  )
}
