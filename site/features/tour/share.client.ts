/** The dialog of the other places, and the button that copies the address. */
function startShare(share: HTMLElement): void {
  const dialog = share.querySelector<HTMLDialogElement>('[data-share-dialog]')
  const address = share.querySelector<HTMLInputElement>('[data-share-address]')
  const copy = share.querySelector<HTMLButtonElement>('[data-share-copy]')
  if (!dialog || !address || !copy) return

  share.querySelector('[data-share-open]')?.addEventListener('click', () => dialog.showModal())
  // A press beside the dialog is a press on its backdrop, which belongs to it.
  dialog.addEventListener('mousedown', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  address.addEventListener('focus', () => address.select())
  copy.addEventListener('click', async () => {
    const isCopied = await copied(address.value)
    const { toast } = await import('../../ui/toast/toast.ts')
    if (isCopied) return toast({ title: copy.dataset.copied ?? '' })
    // It can still be copied by hand.
    address.focus()
    toast({ title: copy.dataset.failed ?? '', tone: 'destructive' })
  })
}

/** Says whether a text is on the clipboard now; a page without TLS has none, and a browser may refuse. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

for (const share of document.querySelectorAll<HTMLElement>('[data-share]')) startShare(share)
