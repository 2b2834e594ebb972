import { createButton, createElement } from '../../lib/elements.ts'
import { uiTexts } from '../texts.ts'

export interface Toast {
  title: string
  description?: string
  /** Shown on a separate line. */
  detail?: string
  /** Screen readers announce a `destructive` message, a failure, immediately. */
  tone?: 'default' | 'destructive'
  /** The message disappears when this part of the page is removed or hidden. */
  subject?: Element | null
  action?: {
    label: string
    run: () => void
    /** Ctrl+Z triggers an undo action, too. */
    isUndo?: true
  }
}

const toneClasses = {
  default: 'border-mist-deep border-l-jungle',
  destructive: 'border-terracotta',
} as const

/** Creates the element without React, because scripts without React show messages, too. */
export function createToastElement(
  { title, description, detail, tone = 'default', action }: Toast,
  close: () => void,
): HTMLElement {
  // Large text on a small screen scrolls in this element, so that the close button stays visible below the header.
  const textContainer = createElement('div', 'min-w-0 max-h-[32dvh] flex-1 overflow-y-auto overscroll-contain py-2', [
    createElement('p', 'break-words font-semibold', [title]),
  ])
  for (const text of [description, detail])
    if (text) textContainer.append(createElement('p', 'break-words mt-0.5 text-sm text-ink-soft', [text]))
  const box = createElement(
    'div',
    `pointer-events-auto flex items-start gap-3 rounded-md border border-l-4 ${toneClasses[tone]} bg-white p-3 pl-4 text-ink shadow-float transition duration-200 ease-out starting:-translate-y-2 starting:opacity-0 motion-reduce:transition-none`,
    [textContainer],
  )
  box.dataset.toast = ''
  box.role = tone === 'destructive' ? 'alert' : 'status'

  if (action) {
    const actionButton = createButton(
      action.label,
      `${buttonShapeClass} px-3 font-semibold text-jungle underline underline-offset-4`,
      () => {
        close()
        action.run()
      },
    )
    actionButton.dataset.action = ''
    if (action.isUndo) actionButton.setAttribute('aria-keyshortcuts', 'Control+Z Meta+Z')
    box.append(actionButton)
  }
  const closeButton = createButton('×', `${buttonShapeClass} w-11 text-xl text-ink-soft`, close)
  closeButton.ariaLabel = uiTexts.close
  box.append(closeButton)
  return box
}

const buttonShapeClass = 'shrink-0 cursor-pointer rounded-sm'
