import {
  formatNamesDeadline,
  formatPickupTime,
  formatStartTime,
  type TripDetailsView,
  tripFields,
} from '@nusa/shared/booking'
import type { Settings } from '@nusa/shared/catalog'
import { formatDate, formatInstant } from '@nusa/shared/dates'
import { formatRupiah } from '@nusa/shared/money'
import { contactLinks } from '../../lib/contact.ts'
import { pickupProblemText } from '../../lib/pickup-problem.ts'
import { buttonClass } from '../../ui/button.ts'
import { LinkOutcome } from '../../ui/LinkOutcome.tsx'
import { TripForm } from './TripForm.tsx'
import { tripDetailsTexts as texts } from './texts.ts'
import { useTrip } from './use-trip.ts'

/** Travellers open this page with a link from an email. They need no account. */
export function TripDetailsPage({ contact }: { contact: Settings['contact'] }) {
  const trip = useTrip()
  const { state } = trip
  if (state.status === 'loading')
    return (
      <div className="min-h-screen" aria-busy="true">
        <h1 className="font-display text-3xl">{texts.title}</h1>
        <p role="status" className="mt-4 text-ink-soft">
          {texts.loading}
        </p>
      </div>
    )
  if (state.status === 'failed')
    return (
      <LinkOutcome title={texts.loadFailed} text={state.message} isFailure>
        <button type="button" onClick={trip.retry} className={buttonClass('primary')}>
          {texts.tryAgain}
        </button>
      </LinkOutcome>
    )
  if (state.status === 'ended')
    return (
      <LinkOutcome title={texts.linkEnded} text={state.message} isFailure>
        <p>{texts.contactUs}</p>
        <ContactList contact={contact} />
      </LinkOutcome>
    )
  const { view } = state
  return (
    <>
      <h1 className="font-display text-3xl">{texts.title}</h1>
      <TripFacts view={view} />
      <TripForm view={view} trip={trip} />
      <p className="mt-6 text-ink-soft text-sm">
        {formatDeadline(view)} {texts.contactUs}
      </p>
      <ContactList contact={contact} />
    </>
  )
}

/** Returns an empty string if nothing can be changed. Names often have an earlier deadline than other details. */
function formatDeadline(view: TripDetailsView): string {
  const detailsDeadline = formatInstant(new Date(view.open_until), view.time_zone)
  const namesDeadline =
    view.names_until === null ? detailsDeadline : formatNamesDeadline({ kind: 'tour', ...view }, view.names_until)
  const fields = tripFields(view.form)
  const canChangeNames = fields.some(({ kind }) => kind === 'name')
  const canChangeOtherDetails = fields.some(({ kind }) => kind !== 'name')
  if (!canChangeNames && !canChangeOtherDetails) return ''
  if (!canChangeOtherDetails) return texts.namesOpenUntil(namesDeadline)
  if (!canChangeNames)
    return view.names_until === null ? texts.openUntil(detailsDeadline) : texts.othersOpenUntil(detailsDeadline)
  return namesDeadline === detailsDeadline
    ? texts.openUntil(detailsDeadline)
    : texts.bothOpenUntil(namesDeadline, detailsDeadline)
}

function ContactList({ contact }: { contact: Settings['contact'] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
      {contactLinks(contact).map(({ href, label }) => (
        <li key={href}>
          <a href={href} className="inline-flex min-h-11 items-center text-jungle underline underline-offset-4">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

function listMissingDetails(missing: NonNullable<TripDetailsView['missing']>): string[] {
  const details: string[] = []
  if (missing.pickup) details.push(texts.pickupMissing)
  if (missing.flight) details.push(texts.flightMissing)
  if (missing.names > 0) details.push(texts.namesMissing(missing.names, missing.travellers))
  if (missing.answers > 0) details.push(texts.answersMissing(missing.answers))
  return details
}

/** Includes a warning if the flight does not fit the pickup. */
function TripFacts({ view }: { view: TripDetailsView }) {
  const { booking_date, end_date, pickup_cash, missing, pickup_problem: problem } = view
  const firstDay = formatDate(booking_date)
  const facts = [
    { name: texts.date, value: end_date > booking_date ? `${firstDay} – ${formatDate(end_date)}` : firstDay },
    { name: texts.startTime, value: formatStartTime(view) },
    { name: texts.pickupTime, value: formatPickupTime(view) },
    { name: texts.pickup, value: missing?.pickup ? '' : view.pickup_text },
    { name: texts.payDriver, value: pickup_cash > 0 ? texts.amountInCash(formatRupiah(pickup_cash)) : '' },
  ]
  const missingDetails = missing ? listMissingDetails(missing) : []
  return (
    <div className="mt-5 rounded-md border border-mist-deep bg-white p-5">
      <h2 className="font-display text-2xl">
        <bdi>{view.product}</bdi>
      </h2>
      <dl className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {facts
          .filter(({ value }) => value !== '')
          .map(({ name, value }) => (
            <div key={name} className="min-w-0">
              <dt className="text-ink-soft text-sm">{name}</dt>
              <dd className="break-words">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      {problem && <p className="mt-4 rounded-md bg-marigold-pale p-3">{pickupProblemText(problem)}</p>}
      {missing && (
        <p className="mt-4 rounded-md bg-marigold-pale p-3">{`${texts.missing}: ${missingDetails.join(', ')}`}</p>
      )}
      {!problem && !missing && <p className="mt-4 rounded-md bg-mist p-3">{texts.complete}</p>}
    </div>
  )
}
