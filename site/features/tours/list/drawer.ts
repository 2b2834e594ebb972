interface Drawer {
  /** Whether the filters stand in the open drawer, where they only count once they are applied. */
  isOpen: () => boolean
  close: () => void
}

/** The drawer that holds the filters on a small screen. `onClose` is told whenever it has closed, however that was done. */
export function startDrawer(section: HTMLElement, onOpen: () => void, onClose: () => void): Drawer {
  const dialog = section.querySelector<HTMLDialogElement>('[data-filter-drawer]')
  const home = section.querySelector('[data-filter-place]')
  const form = section.querySelector('[data-filter-form]')
  const place = dialog?.querySelector('[data-drawer-place]')
  if (!dialog || !home || !form || !place) return { isOpen: () => false, close: () => undefined }

  section.querySelector('[data-open-drawer]')?.addEventListener('click', () => {
    place.append(form)
    onOpen()
    dialog.showModal()
  })
  dialog.querySelector('[data-close-drawer]')?.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', (event) => {
    // A click on what is around the drawer is one on the dialog itself.
    if (event.target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => {
    home.append(form)
    onClose()
  })
  // Where the filters stand beside the tours there is no drawer.
  matchMedia('(min-width: 64rem)').addEventListener('change', ({ matches }) => {
    if (matches) dialog.close()
  })
  return { isOpen: () => dialog.open, close: () => dialog.close() }
}
