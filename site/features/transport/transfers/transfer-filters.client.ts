import { isRouteShown, parseTransferFilter, type TransferFilter, toTransferQuery } from './transfer-filter.ts'

/** Shows the routes that match the filter. The URL holds the filter. */
function startFilters(form: HTMLFormElement): void {
  const citySelect = form.querySelector<HTMLSelectElement>('[name=city]')
  const airportSelect = form.querySelector<HTMLSelectElement>('[name=airport]')
  const destinationInput = form.querySelector<HTMLInputElement>('[name=destination]')
  const countElement = document.querySelector('[data-route-count]')
  const emptyMessage = document.querySelector<HTMLElement>('[data-no-routes]')
  const routes = [...document.querySelectorAll<HTMLElement>('[data-route]')].map((card) => ({
    card,
    city: card.dataset.city ?? '',
    airport: card.dataset.airport ?? '',
    area: card.dataset.area ?? '',
  }))
  if (!citySelect || !airportSelect || !destinationInput || !countElement || !emptyMessage) return

  const render = (filter: TransferFilter) => {
    let shownCount = 0
    for (const route of routes) {
      route.card.hidden = !isRouteShown(route, filter)
      if (!route.card.hidden) shownCount += 1
    }
    const noun = countElement.getAttribute(shownCount === 1 ? 'data-one' : 'data-many')
    countElement.textContent = `${shownCount} ${noun}`
    emptyMessage.hidden = shownCount > 0
    airportSelect.disabled = filter.city === ''
    for (const option of airportSelect.options) {
      option.hidden = option.value !== '' && option.dataset.city !== filter.city
      // Hidden options are also disabled, because some browsers show them.
      option.disabled = option.hidden
    }
  }

  const renderUrlFilter = () => {
    const filter = parseTransferFilter(new URLSearchParams(location.search), routes)
    citySelect.value = filter.city
    airportSelect.value = filter.airport
    destinationInput.value = filter.destination
    render(filter)
  }

  /** Whether the last change was typed. Further letters share its history entry, so that Back undoes the whole text. */
  let isTyping = false
  form.addEventListener('input', ({ target }) => {
    if (target === citySelect) airportSelect.value = ''
    const filter = { city: citySelect.value, airport: airportSelect.value, destination: destinationInput.value }
    const url = location.pathname + toTransferQuery(filter)
    if (url !== location.pathname + location.search) {
      const shouldReplaceEntry = isTyping && target === destinationInput
      history[shouldReplaceEntry ? 'replaceState' : 'pushState'](null, '', url)
      isTyping = target === destinationInput
    }
    render(filter)
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  addEventListener('popstate', () => {
    isTyping = false
    renderUrlFilter()
  })
  // Choices made before this script ran replace those of the URL.
  const earlyCity = citySelect.value
  const earlyDestination = destinationInput.value
  renderUrlFilter()
  if (earlyCity !== '' && earlyCity !== citySelect.value) {
    citySelect.value = earlyCity
    airportSelect.value = ''
  }
  if (earlyDestination !== '') destinationInput.value = earlyDestination
  // With the input as target, further letters share the history entry of the letters that were typed early.
  if (earlyDestination !== '') destinationInput.dispatchEvent(new Event('input', { bubbles: true }))
  else if (earlyCity !== '') form.dispatchEvent(new Event('input'))
}

const form = document.querySelector<HTMLFormElement>('[data-transfer-filters]')
if (form) startFilters(form)
// The early script (`features/frame/early.ts`) set this attribute to hide the unfiltered list.
document.documentElement.removeAttribute('data-asked')
