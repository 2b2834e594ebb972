import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { endPointerGesture } from '../../lib/gesture.ts'
import { Icon } from '../icons/Icon.tsx'
import { uiTexts } from '../texts.ts'
import { dropPassingToasts, keepToastsOnTop } from '../toast/toast.ts'
import { DialogBusy } from './busy.ts'
import { useClosingOnBack } from './use-closing-on-back.ts'

const places = {
  center: 'm-auto max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] rounded-md starting:open:translate-y-2',
  right: 'my-0 mr-0 ml-auto h-dvh max-h-none w-[min(28rem,100vw)] max-w-none starting:open:translate-x-8',
} as const

const barButton =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-sm text-ink-soft hover:bg-mist hover:text-ink aria-disabled:opacity-50'

const stay = () => {}

/**
 * A new title begins a new step of the dialog. It starts at its top, however far the step before it was scrolled, and with a press
 * of its own.
 */
const beginStep = (title: HTMLElement | null) => {
  const dialog = title?.closest('dialog')
  // The first step comes before the dialog opens, of which the gestures know by themselves.
  if (dialog?.open) endPointerGesture()
  for (const part of dialog?.querySelectorAll('[data-scrolls]') ?? []) part.scrollTo(0, 0)
}

interface Props {
  title: string
  onClose: () => void
  /** While what it asks about is being sent it can't be closed: it is done all the same. */
  isBusy?: boolean
  /** In the middle, or as a panel from the right. */
  place?: keyof typeof places
  /** Leads to the step before this one, by an arrow before the title. */
  onBack?: () => void
  /** Stands beside the title. */
  badge?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** A modal dialog while it is mounted: the browser traps the focus, gives it back and closes on Escape; Back closes it, too. */
export function Dialog({ title, onClose, isBusy = false, place = 'center', onBack, badge, footer, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const close = isBusy ? stay : onClose
  useClosingOnBack(dialog, close)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (!element.open) element.showModal()
    // A form starts with its first field, not with the button that closes it.
    element
      .querySelector<HTMLElement>('[data-dialog-body] :is(input:not([hidden]), select, textarea)')
      ?.focus({ preventScroll: true })
    if (place === 'center') dropPassingToasts()
    keepToastsOnTop()
    return () => {
      // Closing before the element goes is what gives the focus back.
      element.close()
      keepToastsOnTop()
    }
  }, [place])

  const closeOnBackdrop = ({ target }: MouseEvent) => {
    // A finger that misses the dialog takes nothing with it that was typed there.
    if (target === dialog.current && !dialog.current?.querySelector('[data-unfinished]')) close()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // A second Escape would close it whatever is answered to that.
      closedby={isBusy ? 'none' : undefined}
      onMouseDown={closeOnBackdrop}
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        close()
      }}
      className={`${places[place]} overflow-hidden border-0 bg-paper p-0 text-ink shadow-float transition duration-200 ease-out backdrop:bg-ink/50 starting:open:opacity-0 motion-reduce:transition-none`}
    >
      {/* In a low window, as a magnified one is, and with large text, all of it scrolls; else what stands between head and foot. */}
      <div
        data-scrolls
        className={`@container flex flex-col overflow-y-auto ${place === 'right' ? 'h-full' : 'max-h-[calc(100dvh-2rem)]'}`}
      >
        <div
          className={`flex @max-[16rem]:flex-wrap items-center gap-3 border-mist border-b py-2 pr-2 ${onBack ? 'pl-2' : 'pl-5'}`}
        >
          {onBack && (
            <button type="button" onClick={onBack} aria-label={uiTexts.back} className={barButton}>
              <Icon name="back" />
            </button>
          )}
          <h2
            key={title}
            ref={beginStep}
            id={titleId}
            className="min-w-0 flex-1 @max-[16rem]:order-last @max-[16rem]:basis-full @max-[16rem]:px-3 font-display text-xl"
          >
            {title}
            {badge}
          </h2>
          <button
            type="button"
            onClick={close}
            aria-disabled={isBusy}
            aria-label={uiTexts.close}
            className={`${barButton} ml-auto`}
          >
            <Icon name="close" />
          </button>
        </div>
        <div
          data-dialog-body
          data-scrolls
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 @max-[16rem]:min-h-fit [@media(max-height:30rem)]:min-h-fit"
        >
          {children}
        </div>
        {/* Messages stand here while the dialog is open, so that they cover neither what it says nor its buttons. */}
        <div data-toasts />
        <p role="status" className="sr-only">
          {isBusy && uiTexts.working}
        </p>
        {footer && (
          <div className="border-mist border-t p-5">
            <DialogBusy value={isBusy}>{footer}</DialogBusy>
          </div>
        )}
      </div>
    </dialog>
  )
}
