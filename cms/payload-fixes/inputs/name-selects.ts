/** Gives each select field within an element the label of its field as its accessible name. */
export function nameSelects(root: ParentNode): void {
  for (const input of root.querySelectorAll<HTMLInputElement>('input[role="combobox"]:not([aria-labelledby])')) {
    const label = input.closest('.field-type')?.querySelector('.field-label')
    if (!label || input.hasAttribute('aria-label')) continue
    label.id ||= `${input.id}-label`
    input.setAttribute('aria-labelledby', label.id)
  }
}
