import { type FailureCode, failures, findFileEndpoint } from '@nusa/shared/api'
import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { LinkOutcome } from '../../../ui/LinkOutcome.tsx'
import { NextStep } from './NextStep.tsx'
import { localPath } from './redirect.ts'
import { sessionTexts } from './texts.ts'

const texts = sessionTexts.filePage
const bookings = { path: '/dashboard?tab=bookings', name: texts.toBookings }

/**
 * Starts the download of a linked file, because the browser shows no page for a download. If the server refused the
 * file, shows the reason.
 */
export function FilePage() {
  const [{ file, problem }] = useState(readQuery)
  const hasBegun = useRef(false)

  useEffect(() => {
    if (!file || problem || hasBegun.current) return
    hasBegun.current = true
    location.replace(file.path)
  }, [file, problem])

  const toBookings = (
    <a href={bookings.path} className={buttonClass('secondary')}>
      {bookings.name}
    </a>
  )
  if (!file) return <LinkOutcome title={texts.unknown}>{toBookings}</LinkOutcome>
  if (problem === 'booking_not_found')
    return (
      <LinkOutcome title={texts.notYours} text={texts.notYoursText}>
        <NextStep path={`/auth?${new URLSearchParams({ redirect: file.path })}`} destination={bookings} />
      </LinkOutcome>
    )
  return (
    <LinkOutcome
      title={problem ? texts.failed : file.title}
      text={problem ? failures[problem].message : texts.again}
      isFailure={problem !== null}
    >
      <div className="flex flex-wrap gap-3">
        {problem !== 'no_voucher' && (
          <a href={file.path} className={buttonClass('primary')}>
            {problem ? texts.tryAgain : texts.download}
          </a>
        )}
        {toBookings}
      </div>
    </LinkOutcome>
  )
}

function readQuery() {
  const query = new URLSearchParams(location.search)
  const path = localPath(query.get('file'))
  const name = path === null ? null : findFileEndpoint(new URL(path, location.origin).pathname)
  const problem = query.get('problem') ?? ''
  return {
    file: path !== null && name !== null ? { path, title: titles[name] ?? texts.file } : null,
    problem: Object.hasOwn(failures, problem) ? (problem as FailureCode) : null,
  }
}

const titles: Partial<Record<string, string>> = { getVoucher: texts.voucher, getCalendarEntry: texts.calendar }
