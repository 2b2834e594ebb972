'use client'

import type { Schedule, ScheduleChange } from '@nusa/shared/publishing'
import { Button } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { instantText } from '../../../core/i18n/times.ts'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { parseBaliDateTime } from './descriptions.ts'
import { publishingTexts } from './texts/index.ts'

interface Props {
  schedule: Schedule
  /** Why the last request was refused. */
  refused: string | null
  onChange(change: ScheduleChange): Promise<boolean>
}

/** Shows the scheduled publish, or a form to schedule one. */
export function ScheduledPublish({ schedule: { publish_at }, refused, onChange }: Props) {
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
        {refused && <p role="alert">{refused}</p>}
      </div>
    </details>
  )
}

function ScheduleForm({ onChange }: Pick<Props, 'onChange'>) {
  const texts = useTexts(publishingTexts)
  const [value, setValue] = useState('')
  const at = parseBaliDateTime(value)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (at !== null) void onChange({ publish_at: at })
  }
  return (
    <form onSubmit={submit}>
      <label>
        {texts.publishAt}{' '}
        <input type="datetime-local" required value={value} onChange={(event) => setValue(event.target.value)} />
      </label>
      <output className="nusa-date__text">{at !== null && instantText(new Date(at), texts.language)}</output>
      <Button type="submit" buttonStyle="secondary" size="small" margin={false}>
        {texts.plan}
      </Button>
    </form>
  )
}
