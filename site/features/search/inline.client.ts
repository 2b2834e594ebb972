import { runWhenLoaded } from '../../lib/load-code.ts'
import {
  type GuestKind,
  type Guests,
  guestCount,
  guestKinds,
  guestsText,
  guestTotal,
  maxGuestsPerKind,
  minGuests,
} from './guests.ts'
import { panelPlacement } from './panel-placement.ts'
import { inlineQuery, replaceFields, retainedQuery, searchFromParams, searchPath } from './query.ts'
import { readTrip, saveTrip, saveTripFromParams } from './trip.ts'

/** The suggestions are loaded when the text field is first used. */
function initInlineSearch(form: HTMLFormElement): void {
  const details = form.querySelector<HTMLDetailsElement>('[data-guests]')
  const what = form.querySelector<HTMLInputElement>('[name="what"]')
  const when = form.querySelector<HTMLInputElement>('[name="when"]')
  if (!details || !what || !when) return
  const fields = controlGuestFields(details)

  // On the search page the form shows the current search. On other pages it shows the date and the guests of this tab's
  // last search. Input made before this script ran stays.
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
    runWhenLoaded(import('./combobox.ts'), ({ inlineSuggestionRule, suggestTours }) =>
      suggestTours(what, inlineSuggestionRule),
    )
  if (document.activeElement === what) suggest()
  else what.addEventListener('focus', suggest, { once: true })
}

if (location.pathname === searchPath) saveTripFromParams(new URLSearchParams(location.search))
for (const form of document.querySelectorAll<HTMLFormElement>('[data-inline-search]')) initInlineSearch(form)

interface GuestFields {
  guests: () => Guests
  set: (guests: Guests) => void
}

/** The buttons are disabled at the limits, and the field shows the total. */
function controlGuestFields(details: HTMLDetailsElement): GuestFields {
  const total = details.querySelector('[data-guest-count]')
  const row = (kind: GuestKind) => details.querySelector(`[data-guest-kind="${kind}"]`)
  const input = (kind: GuestKind) => row(kind)?.querySelector('input')
  const count = (kind: GuestKind) => guestCount(kind, input(kind)?.value ?? '')
  const guests = (): Guests => ({ adults: count('adults'), children: count('children'), infants: count('infants') })

  const render = () => {
    if (total) total.textContent = guestsText(guestTotal(guests()))
    for (const kind of guestKinds) {
      for (const button of row(kind)?.querySelectorAll<HTMLButtonElement>('[data-step]') ?? []) {
        button.disabled = count(kind) === (button.dataset.step === '1' ? maxGuestsPerKind : minGuests[kind])
      }
    }
  }

  const write = (kind: GuestKind, value: number) => {
    const field = input(kind)
    if (field) field.value = String(value)
  }

  for (const kind of guestKinds) {
    row(kind)?.addEventListener('click', ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLButtonElement>('[data-step]')
      if (!button) return
      write(kind, count(kind) + Number(button.dataset.step))
      render()
      // A disabled button cannot keep the focus.
      if (button.disabled) input(kind)?.focus()
    })
    input(kind)?.addEventListener('input', render)
    input(kind)?.addEventListener('change', () => write(kind, count(kind)))
  }
  details.addEventListener('toggle', () => {
    const panel = details.querySelector<HTMLElement>('[data-guest-panel]')
    if (details.open && panel) panel.toggleAttribute('data-above', panelPlacement(panel, details).isAbove)
  })
  closeOnLeave(details)
  render()

  return {
    guests,
    set: (next) => {
      for (const kind of guestKinds) write(kind, next[kind])
      render()
    },
  }
}

function closeOnLeave(details: HTMLDetailsElement): void {
  const closeFrom = ({ target }: Event) => {
    if (target instanceof Node && !details.contains(target)) details.open = false
  }
  document.addEventListener('pointerdown', closeFrom)
  document.addEventListener('focusin', closeFrom)
  details.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open) return
    details.open = false
    details.querySelector('summary')?.focus()
  })
}
