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
import { createConflictErrors, createMovedTexts, createSavedMessage, type SaveMessage } from './save-message.ts'
import { tripDetailsTexts as texts } from './texts.ts'

type TripState =
  | { status: 'loading' }
  /** Another attempt may succeed. */
  | { status: 'failed'; message: string }
  /** The link is invalid or no longer works. */
  | { status: 'ended'; message: string }
  | { status: 'open'; view: TripDetailsView }

const endedCodes: readonly string[] = ['trip_link_unknown', 'trip_cancelled', 'trip_link_ended', 'invalid_request']

/** The token is in the URL's fragment and stays there, so that the page can be opened again. */
const readToken = () => location.hash.slice(1)

export function useTrip() {
  const [state, setState] = useState<TripState>({ status: 'loading' })
  const [values, setValues] = useState<TripValues>({})
  const [errors, setErrors] = useFieldErrors<FieldErrors>(values)
  const [saveMessage, setSaveMessage] = useState<SaveMessage | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)
  const openedToken = useRef('')
  // A response is merged with the entries that were made while the request was running.
  const currentValues = useRef(values)
  currentValues.current = values

  const openTrip = useCallback(async () => {
    const token = readToken()
    openedToken.current = token
    if (token === '') return setState({ status: 'ended', message: texts.noToken })
    setState({ status: 'loading' })
    setSaveMessage(null)
    const result = await call('openTripDetails', { body: { token } })
    if (token !== readToken()) return
    if (!result.ok) return setState(toFailedState(result))
    setValues(result.value.values)
    setState({ status: 'open', view: result.value })
  }, [])

  useEffect(() => {
    void openTrip()
    // The hash changes when the traveller opens another link in the same tab.
    const reopen = () => {
      if (readToken() !== openedToken.current) void openTrip()
    }
    addEventListener('hashchange', reopen)
    return () => removeEventListener('hashchange', reopen)
  }, [openTrip])

  const isUnsaved = state.status === 'open' && !isSameTrip(state.view.values, values)
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])

  /** Returns whether the entries are saved. If not, all fields keep their entries. */
  const save = async (): Promise<boolean> => {
    if (state.status !== 'open' || isSending.current) return false
    const { view } = state
    const inputErrors = findTripErrors(view.form, view.values, values)
    setErrors(inputErrors)
    if (Object.keys(inputErrors).length > 0) {
      setSaveMessage({ text: texts.checkFields, isFailure: true })
      return false
    }
    if (!isUnsaved) {
      setSaveMessage({ text: texts.nothingChanged, isFailure: false })
      return true
    }
    isSending.current = true
    setIsBusy(true)
    setSaveMessage(null)
    const body = { token: readToken(), seen: view.values, values }
    const result = await call('saveTripDetails', { body }).finally(() => {
      isSending.current = false
      setIsBusy(false)
    })
    if (!result.ok) {
      handleFailure(result, view)
      return false
    }
    const { adjustEntries } = reconcileTrip(result.value, view.values, values)
    setState({ status: 'open', view: result.value })
    const sentValues = adjustEntries(values)
    const latestValues = adjustEntries(currentValues.current)
    setValues(mergeTripValues(result.value.values, sentValues, latestValues).values)
    setSaveMessage(createSavedMessage(result.value, view.values, values))
    return true
  }

  const handleFailure = (failure: CallFailure, { values: seenValues }: TripDetailsView): void => {
    const parsedDetails =
      failure.code === 'trip_details_changed' ? tripDetailsChangedSchema.safeParse(failure.details) : null
    if (parsedDetails?.success) {
      const { view, conflicts } = parsedDetails.data
      const mergedTrip = reconcileTrip(view, seenValues, currentValues.current)
      setState({ status: 'open', view })
      setValues(mergedTrip.values)
      setErrors(createConflictErrors(view, seenValues, conflicts), mergedTrip.values)
      const movedSentences = createMovedTexts(view, currentValues.current, mergedTrip.moves)
      setSaveMessage({ text: [failure.message, ...movedSentences].join(' '), isFailure: true })
      return
    }
    if (failure.code === 'invalid_request') setErrors(failure.fields ?? {})
    else if (endedCodes.includes(failure.code)) {
      setState({ status: 'ended', message: failure.message })
      return
    }
    setSaveMessage({ text: mayHaveSucceeded(failure) ? texts.maybeSaved : failure.message, isFailure: true })
  }

  return {
    state,
    values,
    errors,
    saveMessage,
    isBusy,
    changeValues: (changes: TripValues) => {
      setSaveMessage(null)
      setValues((previousValues) => ({ ...previousValues, ...changes }))
    },
    save,
    retry: () => void openTrip(),
  }
}

function toFailedState(failure: CallFailure): TripState {
  if (failure.code === 'invalid_request') return { status: 'ended', message: texts.noToken }
  return { status: endedCodes.includes(failure.code) ? 'ended' : 'failed', message: failure.message }
}
