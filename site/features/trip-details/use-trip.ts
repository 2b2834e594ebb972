import {
  findTripErrors,
  isSameTrip,
  mergeTripValues,
  reconcileTrip,
  type TripDetailsView,
  type TripValues,
  tripDetailsChangedSchema,
} from '@nusa/shared/booking'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type CallFailure, call, mayHaveSucceeded } from '../../lib/api.ts'
import { type FieldErrors, useFieldErrors } from '../../lib/form.ts'
import { conflictErrors, movedTexts, type SaveMessage, savedMessage } from './save-message.ts'
import { tripDetailsTexts as texts } from './texts.ts'

type TripState =
  | { name: 'loading' }
  /** Another attempt may succeed. */
  | { name: 'failed'; message: string }
  /** The link is invalid or no longer works. */
  | { name: 'ended'; message: string }
  | { name: 'open'; view: TripDetailsView }

const endedCodes: readonly string[] = ['trip_link_unknown', 'trip_cancelled', 'trip_link_ended', 'invalid_request']

/** The token is in the URL's fragment and stays there, so that the page can be opened again. */
const readToken = () => location.hash.slice(1)

export function useTrip() {
  const [state, setState] = useState<TripState>({ name: 'loading' })
  const [values, setValues] = useState<TripValues>({})
  const [errors, setErrors] = useFieldErrors<FieldErrors>(values)
  const [message, setMessage] = useState<SaveMessage | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)
  const openedToken = useRef('')
  // A response is merged with the entries that were made while the request was running.
  const currentValues = useRef(values)
  currentValues.current = values

  const open = useCallback(async () => {
    const token = readToken()
    openedToken.current = token
    if (token === '') return setState({ name: 'ended', message: texts.noToken })
    setState({ name: 'loading' })
    setMessage(null)
    const result = await call('openTripDetails', { body: { token } })
    if (token !== readToken()) return
    if (!result.ok) return setState(failedState(result))
    setValues(result.value.values)
    setState({ name: 'open', view: result.value })
  }, [])

  useEffect(() => {
    void open()
    // Another link was opened in the same tab.
    const reopen = () => {
      if (readToken() !== openedToken.current) void open()
    }
    addEventListener('hashchange', reopen)
    return () => removeEventListener('hashchange', reopen)
  }, [open])

  const isUnsaved = state.name === 'open' && !isSameTrip(state.view.values, values)
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])

  /** Returns whether the entries are saved. If not, all fields keep their entries. */
  const save = async (): Promise<boolean> => {
    if (state.name !== 'open' || isSending.current) return false
    const { view } = state
    const invalid = findTripErrors(view.form, view.values, values)
    setErrors(invalid)
    if (Object.keys(invalid).length > 0) {
      setMessage({ text: texts.checkFields, isFailure: true })
      return false
    }
    if (!isUnsaved) {
      setMessage({ text: texts.unchanged, isFailure: false })
      return true
    }
    isSending.current = true
    setIsBusy(true)
    setMessage(null)
    const body = { token: readToken(), seen: view.values, values }
    const result = await call('saveTripDetails', { body }).finally(() => {
      isSending.current = false
      setIsBusy(false)
    })
    if (!result.ok) return refuse(result, view)
    const { adjustEntries: adjust } = reconcileTrip(result.value, view.values, values)
    setState({ name: 'open', view: result.value })
    setValues(mergeTripValues(result.value.values, adjust(values), adjust(currentValues.current)).values)
    setMessage(savedMessage(result.value, view.values, values))
    return true
  }

  const refuse = (failure: CallFailure, { values: seen }: TripDetailsView): false => {
    const changedDetails =
      failure.code === 'trip_details_changed' ? tripDetailsChangedSchema.safeParse(failure.details) : null
    if (changedDetails?.success) {
      const { view, conflicts } = changedDetails.data
      const merged = reconcileTrip(view, seen, currentValues.current)
      setState({ name: 'open', view })
      setValues(merged.values)
      setErrors(conflictErrors(view, seen, conflicts), merged.values)
      const movedSentences = movedTexts(view, currentValues.current, merged.moves)
      setMessage({ text: [failure.message, ...movedSentences].join(' '), isFailure: true })
      return false
    }
    if (failure.code === 'invalid_request') setErrors(failure.fields ?? {})
    else if (endedCodes.includes(failure.code)) {
      setState({ name: 'ended', message: failure.message })
      return false
    }
    setMessage({ text: mayHaveSucceeded(failure) ? texts.maybeSaved : failure.message, isFailure: true })
    return false
  }

  return {
    state,
    values,
    errors,
    message,
    isBusy,
    change: (changes: TripValues) => {
      setMessage(null)
      setValues((before) => ({ ...before, ...changes }))
    },
    save,
    retry: () => void open(),
  }
}

function failedState(failure: CallFailure): TripState {
  if (failure.code === 'invalid_request') return { name: 'ended', message: texts.noToken }
  return { name: endedCodes.includes(failure.code) ? 'ended' : 'failed', message: failure.message }
}
