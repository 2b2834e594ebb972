import { withCode } from '../../lib/code.ts'
import { guestFields } from './guest-fields.ts'
import { parseGuests } from './guests.ts'
import { inlineQuery, longestText, replaceFields } from './query.ts'

/** The form in a page's hero. What suggests tours is fetched when the text field is first used. */
function startInlineSearch(form: HTMLFormElement): void {
  const details = form.querySelector<HTMLDetailsElement>('[data-guests]')
  const what = form.querySelector<HTMLInputElement>('[name="what"]')
  const when = form.querySelector<HTMLInputElement>('[name="when"]')
  if (!details || !what || !when) return
  const fields = guestFields(details)

  // Where the form has led here, it says what it was asked. What was typed before this ran stays.
  const asked = new URLSearchParams(location.search)
  what.value ||= (asked.get('what') ?? '').slice(0, longestText)
  when.value ||= asked.get('when') ?? ''
  if (asked.has('guests')) fields.set(parseGuests(asked.get('guests')))

  form.addEventListener('formdata', ({ formData }) => {
    replaceFields(formData, inlineQuery({ what: what.value, when: when.value, guests: fields.guests() }))
  })
  const suggest = () =>
    withCode(import('./suggest-tours.ts'), ({ inlineRule, suggestTours }) => suggestTours(what, inlineRule))
  if (document.activeElement === what) suggest()
  else what.addEventListener('focus', suggest, { once: true })
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-inline-search]')) startInlineSearch(form)
