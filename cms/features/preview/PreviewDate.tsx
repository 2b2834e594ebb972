'use client'

import { parseLocalDate, todayInBali } from '@nusa/shared/dates'
import { useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import { useTexts } from '../../core/i18n/use-language.ts'
import './preview-date.css'
import { previewDateTexts } from './preview-date-texts.ts'

/** If the date is empty, the booking form shows the first bookable date. */
function setDateParameter(url: string, date: string): string {
  const datedUrl = new URL(url)
  if (date === '') datedUrl.searchParams.delete('date')
  else datedUrl.searchParams.set('date', date)
  return datedUrl.href
}

/** Shows a date field while the preview of a tour is open. The booking form in the preview opens with this date. */
export function PreviewDate() {
  const { isLivePreviewing, url, setURL } = useLivePreviewContext()
  const { hasPublishedDoc, savedDocumentData } = useDocumentInfo()
  const texts = useTexts(previewDateTexts)
  const [date, setDate] = useState('')
  const id = useId()
  const today = todayInBali(new Date())
  const previewUrl = typeof url === 'string' && URL.canParse(url) ? url : null

  // Adds the date again after a save, because Payload then replaces the link.
  useEffect(() => {
    if (previewUrl && date !== '' && setDateParameter(previewUrl, date) !== previewUrl)
      setURL(setDateParameter(previewUrl, date))
  }, [previewUrl, date, setURL])

  if (!isLivePreviewing || !previewUrl) return null
  const slug = savedDocumentData?.slug
  return (
    <div className="nusa-preview-date">
      <label htmlFor={id}>{texts.shownForDate}</label>
      <input
        id={id}
        type="date"
        min={today}
        value={date}
        onChange={({ target }) => {
          // The value of a date field is empty while its date is incomplete.
          setDate(target.value)
          if (target.value === '' || parseLocalDate(target.value)) setURL(setDateParameter(previewUrl, target.value))
        }}
      />
      {date !== '' && hasPublishedDoc && typeof slug === 'string' && (
        <a href={setDateParameter(new URL(`/tour/${slug}`, previewUrl).href, date)} target="_blank" rel="noreferrer">
          {texts.livePage}
        </a>
      )}
      <span role="status">{date !== '' && date < today && texts.dateIsPast}</span>
    </div>
  )
}
