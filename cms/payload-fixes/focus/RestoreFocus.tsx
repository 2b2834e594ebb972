'use client'

import { useAllFormFields, useFormProcessing, useModal } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { canHaveFocus, createLastFocus, findFocusTarget, type LastFocus } from './focus-target.ts'

/** A closing drawer itself returns the focus to the form within this time. */
const restoreDelayMs = 150

/**
 * Returns the focus to a form that has lost it. Payload disables the focused button during a save, and removes it
 * when a picture is chosen. The browser then moves the focus to the top of the page.
 *
 * Payload 3.90.1; tested by `restore-focus.dom.test.tsx`. Remove it when the focus stays in the form after Publish
 * and after a picture is chosen.
 */
export function RestoreFocus() {
  const anchor = useRef<HTMLSpanElement>(null)
  const lastFocus = useRef<LastFocus | null>(null)
  const isProcessing = useFormProcessing()
  // These hooks cause a new render when the form or a drawer changes.
  useAllFormFields()
  useModal()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const scheduleRestore = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (lastFocus.current && document.activeElement === document.body) findFocusTarget(lastFocus.current)?.focus()
    }, restoreDelayMs)
  })
  useEffect(() => {
    const form = anchor.current?.closest('form')
    const rememberFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) lastFocus.current = createLastFocus(target)
    }
    // Browsers send `focusout` before they remove an element, so a microtask checks the element afterwards.
    const handleFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      queueMicrotask(() => {
        if (relatedTarget !== null || lastFocus.current?.element !== target) return
        if (canHaveFocus(lastFocus.current.element)) lastFocus.current = null
        else scheduleRestore()
      })
    }
    form?.addEventListener('focusin', rememberFocus)
    form?.addEventListener('focusout', handleFocusOut)
    return () => {
      form?.removeEventListener('focusin', rememberFocus)
      form?.removeEventListener('focusout', handleFocusOut)
    }
  }, [])
  // This effect runs after every render, because each change of the form or its drawers can remove the focus.
  useEffect(() => {
    if (!isProcessing) scheduleRestore()
    return () => clearTimeout(timer.current)
  })
  return <span ref={anchor} hidden />
}
