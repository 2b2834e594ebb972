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
import { buttonClass } from '../../ui/button.ts'
import { LinkOutcome } from '../../ui/LinkOutcome.tsx'
import { TripForm } from './TripForm.tsx'
import { tripDetailsTexts as texts } from './texts.ts'
import { useTrip } from './use-trip.ts'

/** The page works by a link, without an account. */
export function TripDetailsPage({ contact }: { contact: Settings['contact'] }) {
  const trip = useTrip()
  const { state } = trip
  if (state.name === 'loading')
    return (
      <div className="min-h-screen" aria-busy="true">
        <h1 className="font-display text-3xl">{texts.title}</h1>
        <p role="status" className="mt-4 text-ink-soft">
          {texts.loading}
        </p>
      </div>
    )
  if (state.name === 'failed')
    return (
      <LinkOutcome title={texts.loadFailed} text={state.message} isFailure>
        <button type="button" onClick={trip.retry} className={buttonClass('primary')}>
          {texts.tryAgain}
        </button>
      </LinkOutcome>
    )
  if (state.name === 'ended')
    return (
      <LinkOutcome title={texts.ended} text={state.message} isFailure>
        <p>{texts.reachUs}</p>
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
        {deadlineText(view)} {texts.reachUs}
      </p>
      <ContactList contact={contact} />
    </>
  )
}

/** The deadline for names is often earlier than the deadline for other details. Empty if nothing can be changed. */
function deadlineText(view: TripDetailsView): string {
  const end = formatInstant(new Date(view.open_until), view.time_zone)
  const names = view.names_until === null ? end : formatNamesDeadline({ kind: 'tour', ...view }, view.names_until)
  const fields = tripFields(view.form)
  const hasNames = fields.some(({ kind }) => kind === 'name')
  const hasOthers = fields.some(({ kind }) => kind !== 'name')
  if (!hasNames && !hasOthers) return ''
  if (!hasOthers) return texts.namesOpenUntil(names)
  if (!hasNames) return view.names_until === null ? texts.openUntil(end) : texts.othersOpenUntil(end)
  return names === end ? texts.openUntil(end) : texts.bothOpenUntil(names, end)
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

/** Includes a warning if the flight does not fit the pickup. */
function TripFacts({ view }: { view: TripDetailsView }) {
  const { booking_date, end_date, pickup_cash, missing, pickup_problem: problem } = view
  const firstDay = formatDate(booking_date)
  const facts = [
    [texts.date, end_date > booking_date ? `${firstDay} – ${formatDate(end_date)}` : firstDay],
    [texts.startTime, formatStartTime(view)],
    [texts.pickupTime, formatPickupTime(view)],
    [texts.pickup, missing?.pickup ? '' : view.pickup_text],
    [texts.payDriver, pickup_cash > 0 ? texts.inCash(formatRupiah(pickup_cash)) : ''],
  ] as const
  const missingTexts = [
    ...(missing?.pickup ? [texts.pickupMissing] : []),
    ...(missing?.flight ? [texts.flightMissing] : []),
    ...(missing && missing.names > 0 ? [texts.namesMissing(missing.names, missing.travellers)] : []),
    ...(missing && missing.answers > 0 ? [texts.answersMissing(missing.answers)] : []),
  ]
  return (
    <div className="mt-5 rounded-md border border-mist-deep bg-white p-5">
      <h2 className="font-display text-2xl">
        <bdi>{view.product}</bdi>
      </h2>
      <dl className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name} className="min-w-0">
              <dt className="text-ink-soft text-sm">{name}</dt>
              <dd className="break-words">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      {problem && <p className="mt-4 rounded-md bg-marigold-pale p-3">{texts.pickupProblem(problem)}</p>}
      {missing && (
        <p className="mt-4 rounded-md bg-marigold-pale p-3">{`${texts.missing}: ${missingTexts.join(', ')}`}</p>
      )}
      {!problem && !missing && <p className="mt-4 rounded-md bg-mist p-3">{texts.complete}</p>}
    </div>
  )
}
