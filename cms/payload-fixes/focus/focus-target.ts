/** Returns whether an element can have the focus: it is on the page, visible and enabled. */
export function canHaveFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true })
}

/** The element that had the focus, with its form and the field or the bar of buttons that it is part of. */
export interface LastFocus {
  element: HTMLElement
  form: HTMLFormElement | null
  group: HTMLElement | null
}

/** Returns what to remember about an element that gets the focus. */
export function toLastFocus(element: HTMLElement): LastFocus {
  return {
    element,
    form: element.closest('form'),
    group: element.closest<HTMLElement>('.field-type, .doc-controls'),
  }
}

const focusable = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])'

/**
 * Returns the element that gets the focus instead of an element that lost it: the same element if it is enabled again,
 * else the first control of its field. Next to the buttons of a form, this is the status, because it shows the result.
 */
export function findFocusTarget({ element, form, group }: LastFocus): HTMLElement | null {
  if (canHaveFocus(element)) return element
  // The bar of buttons may be rendered again after a publish.
  const isRemovedBar = group?.matches('.doc-controls') && !group.isConnected
  const current = isRemovedBar ? form?.querySelector('.doc-controls') : group
  if (!current?.isConnected) return null
  const status = current.querySelector<HTMLElement>('.doc-controls__meta')
  if (status) {
    status.tabIndex = -1
    return status
  }
  return [...current.querySelectorAll<HTMLElement>(focusable)].find(canHaveFocus) ?? null
}
