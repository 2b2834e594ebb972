'use client'

import { useAllFormFields, useFormProcessing, useModal } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { canHaveFocus, findFocusTarget, type LastFocus, toLastFocus } from './focus-target.ts'

/** A closing drawer returns the focus itself within this time (ms). */
const drawerDelayMs = 150

/**
 * Returns the focus to a form that has lost it. Payload disables the focused button during a save, and removes it
 * when a picture is chosen. The browser then moves the focus to the top of the page.
 *
 * Payload 3.90.1; tested by `restore-focus.dom.test.tsx`. Remove it when the focus stays in the form after Publish
 * and after a picture is chosen.
 */
export function RestoreFocus() {
  const anchor = useRef<HTMLSpanElement>(null)
  const last = useRef<LastFocus | null>(null)
  const isProcessing = useFormProcessing()
  useAllFormFields()
  useModal()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const scheduleRestore = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (last.current && document.activeElement === document.body) findFocusTarget(last.current)?.focus()
    }, drawerDelayMs)
  })
  useEffect(() => {
    const form = anchor.current?.closest('form')
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = toLastFocus(target)
    }
    // Browsers send this event before they remove an element.
    const forgetIfLeft = ({ target, relatedTarget }: FocusEvent) => {
      queueMicrotask(() => {
        if (relatedTarget !== null || last.current?.element !== target) return
        if (canHaveFocus(last.current.element)) last.current = null
        else scheduleRestore()
      })
    }
    form?.addEventListener('focusin', remember)
    form?.addEventListener('focusout', forgetIfLeft)
    return () => {
      form?.removeEventListener('focusin', remember)
      form?.removeEventListener('focusout', forgetIfLeft)
    }
  }, [])
  // After every render, because each change of the form or its drawers can remove the focus.
  useEffect(() => {
    if (!isProcessing) scheduleRestore()
    return () => clearTimeout(timer.current)
  })
  return <span ref={anchor} hidden />
}
