import { formatListQuery, type ListQuery, pageCount, pageLinks } from '@nusa/shared/search'
import { listTexts } from '../texts.ts'
import { need } from './state.ts'

/** Draws the links to the pages of a list of `total` tours. */
export function drawPages(pager: HTMLElement, query: ListQuery, page: number, total: number): void {
  const count = pageCount(total)
  pager.hidden = count === 1
  const link = need(pager, '[data-page-link]', HTMLTemplateElement)
  const gap = need(pager, '[data-page-gap]', HTMLTemplateElement)
  const items = pageLinks(page, count).map((one) => {
    if (one === null) return document.importNode(gap.content, true)
    const item = document.importNode(link.content, true)
    const anchor = need(item, 'a', HTMLAnchorElement)
    anchor.href = `?${formatListQuery({ ...query, page: one }, new URLSearchParams(location.search))}`
    anchor.dataset.page = String(one)
    anchor.textContent = String(one)
    anchor.ariaLabel = listTexts.page(one)
    if (one === page) anchor.setAttribute('aria-current', 'page')
    return item
  })
  need(pager, 'ul', HTMLElement).replaceChildren(...items)
}
