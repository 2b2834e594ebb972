import { beforeEach, describe, expect, it } from 'vitest'
import { moveToastsToTop, showFormToast, toast } from './toast.ts'

let tab: HTMLElement
let form: HTMLFormElement
const alertText = () => document.querySelector('[role="alert"]')?.textContent ?? ''

beforeEach(() => {
  document.querySelector('[role="alert"]')?.remove()
  tab = document.createElement('section')
  form = document.createElement('form')
  tab.append(form)
  document.body.append(tab)
})

/** Opens a dialog that happy-dom treats as modal. */
function openDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}

describe('a message about a part of the page', () => {
  it.each<[string, (part: HTMLElement) => unknown]>([
    ['another tab is opened', () => (tab.hidden = true)],
    ['the part is removed', () => form.remove()],
  ])('is removed when %s', (_when, change) => {
    toast({ title: 'Failed', tone: 'destructive', subject: form })
    moveToastsToTop()
    expect(alertText()).toContain('Failed')
    change(form)
    moveToastsToTop()
    expect(alertText()).toBe('')
  })

  it('stays in the dialog that contains the part, and is removed when the dialog closes', () => {
    const dialog = openDialog()
    dialog.append(form)
    showFormToast(form, { title: 'Passwords do not match' })
    moveToastsToTop()
    expect(alertText()).toContain('Passwords do not match')
    dialog.close()
    moveToastsToTop()
    expect(alertText()).toBe('')
    dialog.remove()
  })

  it('differs from a message about the whole page, which stays when another tab or a dialog is opened', () => {
    toast({ title: 'Sign-out failed', tone: 'destructive' })
    tab.hidden = true
    const dialog = openDialog()
    moveToastsToTop()
    expect(alertText()).toContain('Sign-out failed')
    dialog.remove()
  })
})
