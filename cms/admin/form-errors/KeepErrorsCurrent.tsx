'use client'

import { useAllFormFields, useDocumentInfo, useForm, useFormSubmitted } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type Answered, nameOf } from './answers.ts'
import { changedPaths, complainsAnew, lostErrors, outdatedErrors, pathsWithErrors } from './current-errors.ts'
import { useAnswers } from './KnowAnswers.tsx'
import './tabs.css'

const right = { type: 'UPDATE', valid: true, errorMessage: undefined } as const

/**
 * Makes a form show errors only for its current values. Payload keeps a field's error until the server validates the
 * form again, keeps a list's error while anything in it is invalid, and does not publish while an error is shown.
 * Therefore a changed field loses its error until the server reports one for its current value, and Publish or Save
 * always sends a request.
 *
 * Payload also merges every response as if nothing was typed since its request, and does not request the validation of
 * such input. Our change of the errors triggers a new request.
 */
export function KeepErrorsCurrent() {
  const [fields, dispatch] = useAllFormFields()
  const { formRef, getFields } = useForm()
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const { answers, refused } = useAnswers()
  const name = nameOf({ collectionSlug, globalSlug, id })
  const before = useRef<FormState>(fields)
  const heard = useRef<Answered | undefined>(undefined)

  useEffect(() => {
    const answer = answers.get(name)
    const news = answer === heard.current ? undefined : answer
    const changed = changedPaths(before.current, fields)
    // An error without a response or a change came from a save, or from validation in the browser, which has the
    // server's rules.
    if (changed.length > 0) refused.delete(name)
    else if (!news && complainsAnew(before.current, fields)) refused.add(name)
    const lost = news?.isJudgment === false ? lostErrors(before.current, fields, changed) : []
    const old = news ? outdatedErrors(news, fields) : []
    before.current = fields
    heard.current = answer
    for (const path of [...pathsWithErrors(fields, changed), ...old]) dispatch({ ...right, path })
    for (const [path, errorMessage] of lost) dispatch({ type: 'UPDATE', path, valid: false, errorMessage })
  }, [fields, dispatch, answers, refused, name])

  useEffect(
    () => () => {
      answers.delete(name)
      refused.delete(name)
    },
    [answers, refused, name],
  )

  useEffect(() => {
    // In the capture phase, so that the errors are cleared before the button's handler reads them.
    const forgetAll = ({ target }: MouseEvent) => {
      const isSaving = target instanceof Element && target.closest('#action-save') !== null
      if (!isSaving || !formRef?.current?.contains(target)) return
      flushSync(() => {
        for (const path of pathsWithErrors(getFields())) dispatch({ ...right, path })
      })
    }
    document.addEventListener('click', forgetAll, true)
    return () => document.removeEventListener('click', forgetAll, true)
  }, [dispatch, formRef, getFields])

  const isJudged = useFormSubmitted()
  useEffect(() => {
    formRef?.current?.toggleAttribute('data-judged', isJudged)
  }, [formRef, isJudged])

  return null
}
