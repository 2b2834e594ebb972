import { type FailureCode, failures, findFileEndpoint } from '@nusa/shared/api'
import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { LinkOutcome } from '../../../ui/LinkOutcome.tsx'
import { NextStep } from './NextStep.tsx'
import { parseLocalPath } from './redirect.ts'
import { sessionTexts } from './texts.ts'

const texts = sessionTexts.filePage
const bookingsLink = { path: '/dashboard?tab=bookings', name: texts.toBookings }

/**
 * Starts the download of the file in the URL (`?file=`). If the server refuses the download, it redirects back to this
 * page with the reason (`?problem=`).
 */
export function FilePage() {
  const [{ file, problem }] = useState(readQuery)
  const hasStartedDownload = useRef(false)

  useEffect(() => {
    if (!file || problem || hasStartedDownload.current) return
    hasStartedDownload.current = true
    // A successful response is a download, so the browser stays on this page.
    location.replace(file.path)
  }, [file, problem])

  const bookingsButton = (
    <a href={bookingsLink.path} className={buttonClass('secondary')}>
      {bookingsLink.name}
    </a>
  )
  if (!file) return <LinkOutcome title={texts.fileNotFound}>{bookingsButton}</LinkOutcome>
  if (problem === 'booking_not_found')
    return (
      <LinkOutcome title={texts.notInAccount} text={texts.notInAccountText}>
        <NextStep signInPath={`/auth?${new URLSearchParams({ redirect: file.path })}`} destination={bookingsLink} />
      </LinkOutcome>
    )
  return (
    <LinkOutcome
      title={problem ? texts.failed : file.title}
      text={problem ? failures[problem].message : texts.downloadAgainHint}
      isFailure={problem !== null}
    >
      <div className="flex flex-wrap gap-3">
        {problem !== 'no_voucher' && (
          <a href={file.path} className={buttonClass('primary')}>
            {problem ? texts.tryAgain : texts.downloadAgain}
          </a>
        )}
        {bookingsButton}
      </div>
    </LinkOutcome>
  )
}

function readQuery() {
  const query = new URLSearchParams(location.search)
  const problem = query.get('problem') ?? ''
  return {
    file: findFile(query.get('file')),
    problem: Object.hasOwn(failures, problem) ? (problem as FailureCode) : null,
  }
}

function findFile(untrustedUrl: string | null): { path: string; title: string } | null {
  const path = parseLocalPath(untrustedUrl)
  if (path === null) return null
  const endpointName = findFileEndpoint(new URL(path, location.origin).pathname)
  return endpointName === null ? null : { path, title: downloadTitles[endpointName] ?? texts.downloadingFile }
}

const downloadTitles: Partial<Record<string, string>> = {
  getVoucher: texts.downloadingVoucher,
  getCalendarEntry: texts.downloadingCalendarEntry,
}
