import { withCode } from '../../../lib/load-code.ts'

/** The dialog with all sharing services is created when it is first opened. */
function startShare(share: HTMLElement): void {
  const { share: title = '', address = '', picture = null } = share.dataset
  let dialog: HTMLDialogElement | undefined

  const opener = share.querySelector('[data-share-open]')
  opener?.addEventListener('click', () => {
    withCode(
      import('./share-dialog.ts'),
      ({ createShareDialog }) => {
        if (!dialog) {
          dialog = createShareDialog({ title, address, picture })
          share.append(dialog)
        }
        if (!dialog.open) dialog.showModal()
      },
      opener,
    )
  })
}

for (const share of document.querySelectorAll<HTMLElement>('[data-share]')) startShare(share)
