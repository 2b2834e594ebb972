import { isRouteShown, parseTransferFilter, type TransferFilter, toTransferQuery } from './transfer-filter.ts'

/** Shows the routes that match the filter. The URL holds the filter. */
function startFilters(form: HTMLFormElement): void {
  const city = form.querySelector<HTMLSelectElement>('[name=city]')
  const airport = form.querySelector<HTMLSelectElement>('[name=airport]')
  const destination = form.querySelector<HTMLInputElement>('[name=destination]')
  const count = document.querySelector('[data-route-count]')
  const emptyMessage = document.querySelector<HTMLElement>('[data-no-routes]')
  const routes = [...document.querySelectorAll<HTMLElement>('[data-route]')].map((card) => ({
    card,
    city: card.dataset.city ?? '',
    airport: card.dataset.airport ?? '',
    area: card.dataset.area ?? '',
  }))
  if (!city || !airport || !destination || !count || !emptyMessage) return

  const render = (filter: TransferFilter) => {
    let shownCount = 0
    for (const route of routes) {
      route.card.hidden = !isRouteShown(route, filter)
      if (!route.card.hidden) shownCount += 1
    }
    const noun = shownCount === 1 ? count.getAttribute('data-one') : count.getAttribute('data-many')
    count.textContent = `${shownCount} ${noun}`
    emptyMessage.hidden = shownCount > 0
    airport.disabled = filter.city === ''
    for (const option of airport.options) {
      option.hidden = option.value !== '' && option.dataset.city !== filter.city
      // Hidden options are also disabled, because some browsers show them.
      option.disabled = option.hidden
    }
  }

  const renderUrlFilter = () => {
    const filter = parseTransferFilter(new URLSearchParams(location.search), routes)
    city.value = filter.city
    airport.value = filter.airport
    destination.value = filter.destination
    render(filter)
  }

  /** Whether the last change was typed. Further letters share its history entry, so that Back undoes the whole text. */
  let isTyping = false
  form.addEventListener('input', ({ target }) => {
    if (target === city) airport.value = ''
    const filter = { city: city.value, airport: airport.value, destination: destination.value }
    const url = location.pathname + toTransferQuery(filter)
    if (url !== location.pathname + location.search) {
      const shouldReplaceEntry = isTyping && target === destination
      history[shouldReplaceEntry ? 'replaceState' : 'pushState'](null, '', url)
      isTyping = target === destination
    }
    render(filter)
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  addEventListener('popstate', () => {
    isTyping = false
    renderUrlFilter()
  })
  // Choices made before this script ran are applied.
  if (city.value || destination.value) form.dispatchEvent(new Event('input'))
  else renderUrlFilter()
}

const form = document.querySelector<HTMLFormElement>('[data-transfer-filters]')
if (form) startFilters(form)
// The early script (`features/frame/early.ts`) set this attribute to hide the unfiltered list.
document.documentElement.removeAttribute('data-asked')
