type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface ControlChoice {
  name: string
  value: string
  /** Null for controls other than checkboxes and radio buttons. */
  isChecked: boolean | null
}

const controlsIn = (root: Element) => [...root.querySelectorAll<Control>('input[name],select[name],textarea[name]')]

const isCheckable = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type)

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    return control.selectedOptions[0] !== (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])
  }
  if (isCheckable(control)) return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

const readChoice = (control: Control): ControlChoice => ({
  name: control.name,
  value: control.value,
  isChecked: isCheckable(control) ? control.checked : null,
})

/** Enters a choice and dispatches the events of a visitor's change, so that React updates its state. */
function enterChoice(controls: Control[], { name, value, isChecked }: ControlChoice): void {
  const control = controls.find(
    (candidate) => candidate.name === name && (!isCheckable(candidate) || candidate.value === value),
  )
  if (!control) return
  if (isCheckable(control)) {
    if (control.checked !== isChecked) control.click()
    return
  }
  // React overrides `value` on the element itself, so the original setter is called.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/**
 * Enters the visitor's choices into the new controls when an island is rendered from scratch. Until then
 * `data-hydrating` makes a pressed button wait for the new controls.
 */
export function restoreChoices(island: Element): void {
  const controls = controlsIn(island)
  if (controls.length === 0) return
  island.setAttribute('data-hydrating', '')
  const observer = new MutationObserver(() => {
    if (controls[0]?.isConnected || island.querySelector('[data-hydrating]') || controlsIn(island).length === 0) return
    observer.disconnect()
    // The choices are read only now, because the visitor could use the old controls until they were replaced. The new
    // controls are queried for each choice, because a choice may render the following controls again.
    for (const choice of controls.filter(isChanged).map(readChoice)) enterChoice(controlsIn(island), choice)
    island.removeAttribute('data-hydrating')
  })
  observer.observe(island, { attributeFilter: ['data-hydrating'], childList: true, subtree: true })
}
