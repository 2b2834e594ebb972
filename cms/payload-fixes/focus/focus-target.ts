/** Returns whether the element is on the page, visible and enabled. */
export function canHaveFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true })
}

/** `group` is the field, or the bar of buttons, that contains the element. */
export interface LastFocus {
  element: HTMLElement
  form: HTMLFormElement | null
  group: HTMLElement | null
}

/** Returns what `findFocusTarget` needs after the element has lost the focus. */
export function createLastFocus(element: HTMLElement): LastFocus {
  return {
    element,
    form: element.closest('form'),
    group: element.closest<HTMLElement>('.field-type, .doc-controls'),
  }
}

const focusableSelector = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])'

/**
 * Returns the element itself if it can have the focus again, or else the first control of its field. In a form's bar
 * of buttons, returns the status of the entry instead, because it shows the result of the save.
 */
export function findFocusTarget({ element, form, group }: LastFocus): HTMLElement | null {
  if (canHaveFocus(element)) return element
  // Payload may render the bar of buttons again after a publish.
  const isRemovedBar = group?.matches('.doc-controls') && !group.isConnected
  const currentGroup = isRemovedBar ? form?.querySelector('.doc-controls') : group
  if (!currentGroup?.isConnected) return null
  const status = currentGroup.querySelector<HTMLElement>('.doc-controls__meta')
  if (status) {
    status.tabIndex = -1
    return status
  }
  return [...currentGroup.querySelectorAll<HTMLElement>(focusableSelector)].find(canHaveFocus) ?? null
}
