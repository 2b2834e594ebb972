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
 * Has a form complain of what stands in it, and of nothing else. Payload keeps a field's message until the server has judged
 * the form again, a list's for as long as anything in it is wrong, and doesn't publish while a message stands. So what is
 * changed has no message until the server gives one that is about it, and pressing Publish or Save always asks the server.
 *
 * Payload also merges every answer as if nothing had been typed since it asked, and doesn't ask again for what was. A change
 * of ours to the messages has it ask.
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
    // What comes without an answer or a change was said by a save, or by the browser's own rules, which are the server's.
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
    // Before React's own listeners, so that what the button reads is already without the messages.
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
