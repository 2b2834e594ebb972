import {
  createContext,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { ignoreRestOfPointerGesture } from '../../lib/gesture.ts'
import { Icon } from '../Icon.tsx'
import { uiTexts } from '../texts.ts'
import { moveToastsToTop, removeSuccessToasts } from '../toast/toast.ts'
import { isAtDialogEntry, isDialogGoingBack } from './history-entry.ts'

/** Whether the dialog waits for a response and cannot be closed. */
export const DialogBusyContext = createContext(false)

const positionClasses = {
  center: 'm-auto max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] rounded-md starting:open:translate-y-2',
  right: 'my-0 mr-0 ml-auto h-dvh max-h-none w-[min(28rem,100vw)] max-w-none starting:open:translate-x-8',
} as const

const barButtonClass =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-sm text-ink-soft hover:bg-mist hover:text-ink aria-disabled:opacity-50'

const doNothing = () => {}

/**
 * Each new title starts a new step of the dialog. A double click in the previous step must press nothing in the new
 * step.
 */
const startStep = (title: HTMLElement | null) => {
  const dialog = title?.closest('dialog')
  // The first title is set before the dialog opens. lib/gesture.ts itself detects that a dialog opens.
  if (dialog?.open) ignoreRestOfPointerGesture()
  for (const scrollContainer of dialog?.querySelectorAll('[data-scrolls]') ?? []) scrollContainer.scrollTo(0, 0)
}

interface Props {
  title: string
  onClose: () => void
  /** A busy dialog cannot be closed, because closing would not cancel the request. */
  isBusy?: boolean
  position?: keyof typeof positionClasses
  /** If set, a back arrow is shown before the title. */
  onBack?: () => void
  badge?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** A dialog that is modal while mounted. Escape and Back close it. */
export function Dialog({
  title,
  onClose,
  isBusy = false,
  position = 'center',
  onBack,
  badge,
  footer,
  children,
}: Props) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const close = isBusy ? doNothing : onClose
  useClosingOnBack(dialogRef, close)

  useLayoutEffect(() => {
    const element = dialogRef.current
    if (!element) return
    if (!element.open) element.showModal()
    // The focus starts in the first field of a form, not on the close button.
    element
      .querySelector<HTMLElement>('[data-dialog-body] :is(input:not([hidden]), select, textarea)')
      ?.focus({ preventScroll: true })
    if (position === 'center') removeSuccessToasts()
    moveToastsToTop()
    return () => {
      // Closing before removal makes the browser restore the focus.
      element.close()
      moveToastsToTop()
    }
  }, [position])

  const closeOnBackdrop = ({ target }: MouseEvent) => {
    // A click outside does not discard unsaved input.
    if (target === dialogRef.current && !dialogRef.current?.querySelector('[data-unfinished]')) close()
  }

  return (
    <dialog
      ref={dialogRef}
      aria-labelledby={titleId}
      // Browsers close a dialog on a second Escape even if `cancel` was prevented.
      closedby={isBusy ? 'none' : undefined}
      onMouseDown={closeOnBackdrop}
      onCancel={(event) => {
        if (event.target !== dialogRef.current) return
        event.preventDefault()
        close()
      }}
      className={`${positionClasses[position]} overflow-hidden border-0 bg-paper p-0 text-ink shadow-float transition duration-200 ease-out backdrop:bg-ink/50 starting:open:opacity-0 motion-reduce:transition-none`}
    >
      {/* In a low or magnified window, and with large text, the whole dialog scrolls. Otherwise only the part between header and footer scrolls. */}
      <div
        data-scrolls
        className={`@container flex flex-col overflow-y-auto ${position === 'right' ? 'h-full' : 'max-h-[calc(100dvh-2rem)]'}`}
      >
        <div
          className={`flex @max-[16rem]:flex-wrap items-center gap-3 border-mist border-b py-2 pr-2 ${onBack ? 'pl-2' : 'pl-5'}`}
        >
          {onBack && (
            <button type="button" onClick={onBack} aria-label={uiTexts.back} className={barButtonClass}>
              <Icon name="back" />
            </button>
          )}
          <h2
            key={title}
            ref={startStep}
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
            className={`${barButtonClass} ml-auto`}
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
        {/* Messages are shown here while the dialog is open, so that they cover neither its text nor its buttons. */}
        <div data-toasts />
        <p role="status" className="sr-only">
          {isBusy && uiTexts.working}
        </p>
        {footer && (
          <div className="border-mist border-t p-5">
            <DialogBusyContext value={isBusy}>{footer}</DialogBusyContext>
          </div>
        )}
      </div>
    </dialog>
  )
}

/**
 * Closes the dialog on Back. If the browser lets the page cancel the navigation, Back does nothing else. Otherwise Back
 * also goes to the previous history entry, for example a list with other filters.
 */
function useClosingOnBack(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const closeTopmost = useEffectEvent((): boolean => {
    const isTopmost = [...document.querySelectorAll('dialog:modal')].at(-1) === dialog.current
    if (isTopmost) onClose()
    return isTopmost
  })
  // A layout effect makes Back work as soon as the dialog is visible.
  useLayoutEffect(() => {
    const closeDialogInstead = (event: NavigateEvent) => {
      const closesOnPopState = isAtDialogEntry() && document.querySelectorAll('dialog:modal').length === 1
      if (isDialogGoingBack() || closesOnPopState) return
      if (event.navigationType === 'traverse' && event.cancelable && closeTopmost()) event.preventDefault()
    }
    const handlePopState = () => {
      if (!isDialogGoingBack()) closeTopmost()
    }
    const navigation = 'navigation' in window ? window.navigation : null
    navigation?.addEventListener('navigate', closeDialogInstead)
    addEventListener('popstate', handlePopState)
    return () => {
      navigation?.removeEventListener('navigate', closeDialogInstead)
      removeEventListener('popstate', handlePopState)
    }
  }, [])
}
