import { safeHref } from '../../fields/links.ts'

/** Returns an error about the first link whose URL is not usable, or null. */
export function findLinkError(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null
  if ('root' in value) return findLinkError(value.root)
  if (isLink(value) && !hasUsableUrl(value)) {
    const text = textOf(value).trim()
    return text === ''
      ? 'A link without a text needs an address such as https://…, /tours, mailto:… or tel:….'
      : `The link “${text}” needs an address such as https://…, /tours, mailto:… or tel:….`
  }
  return (
    childrenOf(value)
      .map(findLinkError)
      .find((message) => message !== null) ?? null
  )
}

function isLink(node: object): boolean {
  return 'type' in node && (node.type === 'link' || node.type === 'autolink')
}

function hasUsableUrl(node: object): boolean {
  const fields = 'fields' in node && typeof node.fields === 'object' && node.fields !== null ? node.fields : {}
  return 'url' in fields && safeHref(fields.url) !== null
}

function textOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  return 'text' in node ? String(node.text) : childrenOf(node).map(textOf).join('')
}

function childrenOf(node: object): unknown[] {
  return 'children' in node && Array.isArray(node.children) ? node.children : []
}
