import { runWhenLoaded } from '../../lib/load-code.ts'
import {
  formatGuestCount,
  type GuestKind,
  type Guests,
  guestKinds,
  maxGuestsPerKind,
  minGuests,
  parseGuestCount,
  sumGuests,
} from './guests.ts'
import { computePanelPlacement } from './panel-placement.ts'
import { createInlineQuery, findRetainedQuery, replaceFields, searchFromParams, searchPath } from './query.ts'
import { readTrip, saveTrip, saveTripFromParams } from './trip.ts'

/** Starts an inline search form. The suggestions are loaded when the text field is first used. */
function initInlineSearch(form: HTMLFormElement): void {
  const guestsElement = form.querySelector<HTMLDetailsElement>('[data-guests]')
  const whatInput = form.querySelector<HTMLInputElement>('[name="what"]')
  const whenInput = form.querySelector<HTMLInputElement>('[name="when"]')
  if (!guestsElement || !whatInput || !whenInput) return
  const guestFields = initGuestFields(guestsElement)

  // The form shows the search in the URL. Except on a page of search results, a missing date and missing guests come
  // from this tab's last search. Input made before this script ran stays.
  const urlSearch = searchFromParams(new URLSearchParams(location.search))
  const isResultPage = location.pathname === searchPath && location.search !== ''
  const lastTrip = isResultPage ? null : readTrip()
  whatInput.value ||= urlSearch.what
  whenInput.value ||= urlSearch.when || (lastTrip?.date ?? '')
  const guests = urlSearch.guests ?? lastTrip?.guests
  if (guests) guestFields.setGuests(guests)

  form.addEventListener('formdata', ({ formData }) => {
    const query = createInlineQuery({ what: whatInput.value, when: whenInput.value, guests: guestFields.readGuests() })
    saveTrip(whenInput.value, guestFields.readGuests())
    const retainedParams =
      location.pathname === searchPath ? findRetainedQuery(new URLSearchParams(location.search), whatInput.value) : []
    replaceFields(formData, [...query, ...retainedParams])
  })
  const suggest = () =>
    runWhenLoaded(import('./combobox.ts'), ({ attachSuggestions, inlineSuggestionRule }) =>
      attachSuggestions(whatInput, inlineSuggestionRule),
    )
  if (document.activeElement === whatInput) suggest()
  else whatInput.addEventListener('focus', suggest, { once: true })
}

if (location.pathname === searchPath) saveTripFromParams(new URLSearchParams(location.search))
for (const form of document.querySelectorAll<HTMLFormElement>('[data-inline-search]')) initInlineSearch(form)

interface GuestFields {
  readGuests: () => Guests
  setGuests: (guests: Guests) => void
}

/** Starts the guest steppers. Their buttons are disabled at the limits, and the field shows the total. */
function initGuestFields(details: HTMLDetailsElement): GuestFields {
  const totalElement = details.querySelector('[data-guest-count]')
  const findRow = (kind: GuestKind) => details.querySelector(`[data-guest-kind="${kind}"]`)
  const findInput = (kind: GuestKind) => findRow(kind)?.querySelector('input')
  const readCount = (kind: GuestKind) => parseGuestCount(kind, findInput(kind)?.value ?? '')
  const readGuests = (): Guests => ({
    adults: readCount('adults'),
    children: readCount('children'),
    infants: readCount('infants'),
  })

  const render = () => {
    if (totalElement) totalElement.textContent = formatGuestCount(sumGuests(readGuests()))
    for (const kind of guestKinds) {
      for (const button of findRow(kind)?.querySelectorAll<HTMLButtonElement>('[data-step]') ?? []) {
        const limit = button.dataset.step === '1' ? maxGuestsPerKind : minGuests[kind]
        button.disabled = readCount(kind) === limit
      }
    }
  }

  const writeCount = (kind: GuestKind, value: number) => {
    const field = findInput(kind)
    if (field) field.value = String(value)
  }

  for (const kind of guestKinds) {
    findRow(kind)?.addEventListener('click', ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLButtonElement>('[data-step]')
      if (!button) return
      writeCount(kind, readCount(kind) + Number(button.dataset.step))
      render()
      // A disabled button cannot keep the focus.
      if (button.disabled) findInput(kind)?.focus()
    })
    findInput(kind)?.addEventListener('input', render)
    findInput(kind)?.addEventListener('change', () => writeCount(kind, readCount(kind)))
  }
  details.addEventListener('toggle', () => {
    const panel = details.querySelector<HTMLElement>('[data-guest-panel]')
    if (details.open && panel) panel.toggleAttribute('data-above', computePanelPlacement(panel, details).isAbove)
  })
  closeOnLeave(details)
  render()

  return {
    readGuests,
    setGuests: (guests) => {
      for (const kind of guestKinds) writeCount(kind, guests[kind])
      render()
    },
  }
}

function closeOnLeave(details: HTMLDetailsElement): void {
  const closeIfOutside = ({ target }: Event) => {
    if (target instanceof Node && !details.contains(target)) details.open = false
  }
  document.addEventListener('pointerdown', closeIfOutside)
  document.addEventListener('focusin', closeIfOutside)
  details.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open) return
    details.open = false
    details.querySelector('summary')?.focus()
  })
}
