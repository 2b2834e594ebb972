interface Drawer {
  /** Returns whether the filters are in the open drawer, where changes count only when applied. */
  isOpen: () => boolean
  close: () => void
}

/** Controls the drawer that holds the filters on a small screen. `onClose` is called however it was closed. */
export function createDrawer(section: HTMLElement, onOpen: () => void, onClose: () => void): Drawer {
  const dialog = section.querySelector<HTMLDialogElement>('[data-filter-drawer]')
  const home = section.querySelector('[data-filter-place]')
  const form = section.querySelector('[data-filter-form]')
  const formContainer = dialog?.querySelector('[data-drawer-place]')
  if (!dialog || !home || !form || !formContainer) return { isOpen: () => false, close: () => undefined }

  section.querySelector('[data-open-drawer]')?.addEventListener('click', () => {
    formContainer.append(form)
    onOpen()
    dialog.showModal()
  })
  dialog.querySelector('[data-close-drawer]')?.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', (event) => {
    // A click on the backdrop has the dialog itself as its target.
    if (event.target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => {
    home.append(form)
    onClose()
  })
  // On a wide screen the filters are next to the tours, without a drawer.
  matchMedia('(min-width: 64rem)').addEventListener('change', ({ matches }) => {
    if (matches) dialog.close()
  })
  return { isOpen: () => dialog.open, close: () => dialog.close() }
}
