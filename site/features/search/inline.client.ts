import { withCode } from '../../lib/load-code.ts'
import { controlGuestFields } from './guest-fields.ts'
import { inlineQuery, replaceFields, retainedQuery, searchFromParams, searchPath } from './query.ts'
import { readTrip, saveTrip, saveTripFromParams } from './trip.ts'

/** The search form in a page's hero. The suggestions are loaded when the text field is first used. */
function startInlineSearch(form: HTMLFormElement): void {
  const details = form.querySelector<HTMLDetailsElement>('[data-guests]')
  const what = form.querySelector<HTMLInputElement>('[name="what"]')
  const when = form.querySelector<HTMLInputElement>('[name="when"]')
  if (!details || !what || !when) return
  const fields = controlGuestFields(details)

  // On the search page the form shows the current search; elsewhere the date and guests of this tab's last search.
  // Input made before this script ran stays.
  const searched = searchFromParams(new URLSearchParams(location.search))
  const trip = location.pathname === searchPath && location.search ? null : readTrip()
  what.value ||= searched.what
  when.value ||= searched.when || (trip?.date ?? '')
  const guests = searched.guests ?? trip?.guests
  if (guests) fields.set(guests)

  form.addEventListener('formdata', ({ formData }) => {
    const search = inlineQuery({ what: what.value, when: when.value, guests: fields.guests() })
    saveTrip(when.value, fields.guests())
    const retained =
      location.pathname === searchPath ? retainedQuery(new URLSearchParams(location.search), what.value) : []
    replaceFields(formData, [...search, ...retained])
  })
  const suggest = () =>
    withCode(import('./suggest-tours.ts'), ({ inlineRule, suggestTours }) => suggestTours(what, inlineRule))
  if (document.activeElement === what) suggest()
  else what.addEventListener('focus', suggest, { once: true })
}

if (location.pathname === searchPath) saveTripFromParams(new URLSearchParams(location.search))
for (const form of document.querySelectorAll<HTMLFormElement>('[data-inline-search]')) startInlineSearch(form)
