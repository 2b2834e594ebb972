import { formatListQuery, type ListQuery, pageCount, pageLinks } from '@nusa/shared/search'
import { requireElement } from '../card/require-element.ts'
import { listTexts } from './texts.ts'

/** Draws the links to the pages of a list of `total` tours. */
export function renderPages(pager: HTMLElement, query: ListQuery, page: number, total: number): void {
  const count = pageCount(total)
  pager.hidden = count === 1
  const link = requireElement(pager, '[data-page-link]', HTMLTemplateElement)
  const gap = requireElement(pager, '[data-page-gap]', HTMLTemplateElement)
  const items = pageLinks(page, count).map((pageLink) => {
    if (pageLink === null) return document.importNode(gap.content, true)
    const item = document.importNode(link.content, true)
    const anchor = requireElement(item, 'a', HTMLAnchorElement)
    anchor.href = `?${formatListQuery({ ...query, page: pageLink }, new URLSearchParams(location.search))}`
    anchor.dataset.page = String(pageLink)
    anchor.textContent = String(pageLink)
    anchor.ariaLabel = listTexts.page(pageLink)
    if (pageLink === page) anchor.setAttribute('aria-current', 'page')
    return item
  })
  requireElement(pager, 'ul', HTMLElement).replaceChildren(...items)
}
