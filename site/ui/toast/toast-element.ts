export interface Toast {
  title: string
  description?: string
  /** `destructive` says that something failed and is read out at once. */
  tone?: 'default' | 'destructive'
  /** One thing that the traveller can do about it. */
  action?: {
    label: string
    run: () => void
    /** It takes back what was just done, so Ctrl+Z does it, too. */
    isUndo?: true
  }
}

const tones = {
  default: 'border-mist-deep border-l-jungle',
  destructive: 'border-terracotta',
} as const

/** The box of one message, in plain DOM so that scripts without React can use it. */
export function toastElement({ title, description, tone = 'default', action }: Toast, close: () => void): HTMLElement {
  const box = document.createElement('div')
  box.setAttribute('role', tone === 'destructive' ? 'alert' : 'status')
  box.className = `pointer-events-auto flex items-start gap-3 rounded-md border border-l-4 ${tones[tone]} bg-white p-3 pl-4 text-ink shadow-float transition duration-200 ease-out starting:-translate-y-2 starting:opacity-0 motion-reduce:transition-none`

  const words = document.createElement('div')
  words.className = 'min-w-0 flex-1 py-2'
  words.append(line(title, 'font-semibold'))
  if (description) words.append(line(description, 'mt-0.5 text-sm text-ink-soft'))
  box.append(words)

  if (action) {
    const act = button(action.label, 'px-3 font-semibold text-jungle underline underline-offset-4', () => {
      close()
      action.run()
    })
    act.dataset.action = ''
    if (action.isUndo) act.setAttribute('aria-keyshortcuts', 'Control+Z Meta+Z')
    box.append(act)
  }
  const closer = button('×', 'w-11 text-xl text-ink-soft', close)
  closer.setAttribute('aria-label', 'Close')
  box.append(closer)
  return box
}

function line(text: string, className: string): HTMLElement {
  const paragraph = document.createElement('p')
  paragraph.className = `break-words ${className}`
  paragraph.textContent = text
  return paragraph
}

function button(text: string, className: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = `min-h-11 shrink-0 cursor-pointer rounded-sm ${className}`
  element.textContent = text
  element.addEventListener('click', onClick)
  return element
}
