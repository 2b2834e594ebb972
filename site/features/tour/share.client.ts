import { withCode } from '../../lib/code.ts'

/** The dialog of all places where a tour can be shared is made when it is first asked for. */
function startShare(share: HTMLElement): void {
  const { share: title = '', address = '', picture = null } = share.dataset
  let dialog: HTMLDialogElement | undefined

  const opener = share.querySelector('[data-share-open]')
  opener?.addEventListener('click', () => {
    withCode(
      import('./share-dialog.ts'),
      ({ shareDialog }) => {
        if (!dialog) {
          dialog = shareDialog({ title, address, picture })
          share.append(dialog)
        }
        if (!dialog.open) dialog.showModal()
      },
      opener,
    )
  })
}

for (const share of document.querySelectorAll<HTMLElement>('[data-share]')) startShare(share)
