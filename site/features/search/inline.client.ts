import { withCode } from '../../lib/code.ts'
import { guestFields } from './guest-fields.ts'
import { askedIn, inlineQuery, lastingQuery, replaceFields, searchPath } from './query.ts'
import { readTrip, saveAskedTrip, saveTrip } from './trip.ts'

/** The search form in a page's hero. The suggestions are loaded when the text field is first used. */
function startInlineSearch(form: HTMLFormElement): void {
  const details = form.querySelector<HTMLDetailsElement>('[data-guests]')
  const what = form.querySelector<HTMLInputElement>('[name="what"]')
  const when = form.querySelector<HTMLInputElement>('[name="when"]')
  if (!details || !what || !when) return
  const fields = guestFields(details)

  // On the search page the form shows the current search; elsewhere the date and guests of this tab's last search.
  // Input made before this script ran stays.
  const asked = askedIn(new URLSearchParams(location.search))
  const trip = location.pathname === searchPath && location.search ? null : readTrip()
  what.value ||= asked.what
  when.value ||= asked.when || (trip?.date ?? '')
  const guests = asked.guests ?? trip?.guests
  if (guests) fields.set(guests)

  form.addEventListener('formdata', ({ formData }) => {
    const search = inlineQuery({ what: what.value, when: when.value, guests: fields.guests() })
    saveTrip(when.value, fields.guests())
    const kept = location.pathname === searchPath ? lastingQuery(new URLSearchParams(location.search), what.value) : []
    replaceFields(formData, [...search, ...kept])
  })
  const suggest = () =>
    withCode(import('./suggest-tours.ts'), ({ inlineRule, suggestTours }) => suggestTours(what, inlineRule))
  if (document.activeElement === what) suggest()
  else what.addEventListener('focus', suggest, { once: true })
}

if (location.pathname === searchPath) saveAskedTrip(new URLSearchParams(location.search))
for (const form of document.querySelectorAll<HTMLFormElement>('[data-inline-search]')) startInlineSearch(form)
