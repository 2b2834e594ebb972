import { priceChangedDetailsSchema } from '@nusa/shared/booking'
import type { Quote } from '@nusa/shared/pricing'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CallFailure } from '../../../lib/api.ts'
import { openPanel } from '../../../lib/panels.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { isOtherUserSignedIn, type SessionState } from '../../account/index.ts'
import { accountTexts, loadProfile, type ProfileState, refreshProfile } from '../../account/profile/index.ts'
import { type CartView, cartTexts, changeCart, loadOffers } from '../../cart/index.ts'
import type { BookingContent } from '../attempt/attempt.ts'
import {
  createItemsKey,
  type SeenPrice,
  type ServerPrice,
  seenPriceOf,
  toItemChoice,
} from '../attempt/attempt-store.ts'
import { bookInOneTab, findUnansweredRequest } from '../attempt/book-in-one-tab.ts'
import { completeMessages } from '../form/booking-content.ts'
import { checkoutTexts as texts } from '../texts.ts'
import { areAllItemsBlocked, filterPossiblyBooked, findBlockingReason } from './blocking-reason.ts'
import { type ChangedTotal, findChangedTotal } from './changed-total.ts'
import { goToConfirmation } from './go-to-confirmation.ts'
import {
  leaveOutRefusedItems,
  type PlaceBookingState,
  showChangedCancellations,
  showChangedQuestions,
  showChangedTerms,
  usePriceQuestion,
} from './place-booking-state.ts'
import { useBookingValidation } from './use-booking-validation.ts'

interface BookingInputs {
  view: CartView
  session: SessionState
  profile: ProfileState
  customerName: string
  openProfileDialog: () => void
}

const showFailure = (description: string, title: string = texts.bookingFailed) =>
  toast({ title, description, tone: 'destructive' })

const seenPriceOfItems = (total: number, views: CartView['items']) =>
  seenPriceOf({ total, lines: views.map(({ item }) => item) })

/** Validates the booking, sends it once, and turns the response into page state. */
export function usePlaceBooking({
  view,
  session,
  profile,
  customerName,
  openProfileDialog,
}: BookingInputs): PlaceBookingState {
  const [isBusy, setIsBusy] = useState(false)
  const [isBooked, setIsBooked] = useState(false)
  const [failureText, setFailureText] = useState<string | null>(null)
  const [serverPrice, setServerPrice] = useState<ServerPrice | null>(null)
  /** True after a submit until the missing data has loaded. */
  const [isWaiting, setIsWaiting] = useState(false)
  const [isProfileRequested, setIsProfileRequested] = useState(false)
  const isSending = useRef(false)
  const { validate, setValidation, setTermsError, ...shownErrors } = useBookingValidation(view.items, customerName)

  // The server's price and the price dialog apply only to the items for which they were created.
  const currentItemsKey = createItemsKey(view.items.map(({ item }) => toItemChoice(item)))
  const [priceQuestion, setPriceQuestion] = usePriceQuestion(currentItemsKey)
  const currentServerPrice = serverPrice?.itemsKey === currentItemsKey ? serverPrice : null
  const quote = currentServerPrice?.quote ?? view.quote
  const changedTotal = !currentServerPrice && view.quote ? findChangedTotal(view, view.quote) : null
  const seenCartPrice = changedTotal && seenPriceOfItems(changedTotal.seenTotal, view.items)

  /** The failure stays in the page until the next attempt, because the toast disappears. */
  const showFailureUntilRetry = (description: string, title?: string) => {
    setFailureText(description)
    showFailure(description, title)
  }

  const send = async (content: BookingContent, seenPrice: SeenPrice) => {
    if (isSending.current || session.status !== 'signed-in' || isOtherUserSignedIn(session.user.id)) return
    isSending.current = true
    setPriceQuestion(null)
    setFailureText(null)
    setIsBusy(true)
    try {
      const result = await bookInOneTab(content, session.user.id)
      if (!result.ok) return handleFailure(result, content, seenPrice)
      setIsBooked(true)
      goToConfirmation(result)
    } catch (error) {
      console.error('The booking could not be sent:', error)
      showFailureUntilRetry(texts.couldNotSend)
    } finally {
      isSending.current = false
      setIsBusy(false)
    }
  }

  /** If the traveller accepts the new price, sends `content` at that price. */
  const askAboutPrice = (price: Omit<ServerPrice, 'isAccepted'>, content: BookingContent) => {
    const accept = () => {
      setServerPrice({ ...price, isAccepted: true })
      void send({ ...content, seenTotal: price.quote.total }, seenPriceOf(price.quote))
    }
    setPriceQuestion({ seenTotal: price.seenPrice.total, currentTotal: price.quote.total, accept })
  }

  /** If the traveller accepts the prices that changed since the items were added, stores them and sends `content`. */
  const askAboutChangedTotal = (changedTotal: ChangedTotal, content: BookingContent, quote: Quote) => {
    const accept = () => {
      changeCart(changedTotal.accept)
      void send(content, seenPriceOf(quote))
    }
    setPriceQuestion({ seenTotal: changedTotal.seenTotal, currentTotal: quote.total, accept })
  }

  const handleFailure = (failure: CallFailure, content: BookingContent, seenPrice: SeenPrice) => {
    switch (failure.code) {
      case 'price_changed': {
        const details = priceChangedDetailsSchema.safeParse(failure.details)
        if (!details.success) return showFailureUntilRetry(failure.message)
        const price = { quote: details.data.quote, seenPrice, itemsKey: createItemsKey(content.items) }
        setServerPrice({ ...price, isAccepted: false })
        return askAboutPrice(price, content)
      }
      case 'not_bookable':
      case 'sold_out': {
        const { title, description } = leaveOutRefusedItems(failure, content.items)
        return showFailure(description, title)
      }
      case 'terms_changed':
        showChangedTerms(failure)
        setTermsError(failure.message)
        return showFailure(failure.message)
      case 'cancellation_changed':
        showChangedCancellations(failure, content.items)
        return showFailureUntilRetry(failure.message)
      case 'invalid_request': {
        const haveQuestionsChanged = showChangedQuestions(failure, content.items)
        setValidation({ errors: completeMessages(failure.fields ?? {}), content })
        if (haveQuestionsChanged) return showFailureUntilRetry(texts.questionsChanged)
        // Errors of fields are shown next to the fields.
        return failure.fields ? undefined : showFailureUntilRetry(failure.message)
      }
      case 'profile_incomplete':
        void loadProfile()
        openProfileDialog()
        return showFailure(failure.message)
      case 'not_authenticated':
        signInAndContinue()
        return showFailure(texts.notAuthenticated)
      case 'bad_answer':
        return showFailureUntilRetry(texts.noInvoiceId, texts.paymentFailed)
      default:
        return showFailureUntilRetry(failure.message)
    }
  }

  const signInAndContinue = () => openPanel('auth', { onSignedIn: () => setIsWaiting(true) })

  const blockingReason = findBlockingReason({ session, profile, view })
  const readUnansweredRequest = () => (session.status === 'signed-in' ? findUnansweredRequest(session.user.id) : null)
  const isBookingBlocked = !isBusy && !isBooked && areAllItemsBlocked(view, readUnansweredRequest())

  const submit = () => {
    if (isBusy || isBooked || isWaiting || isBookingBlocked) return
    setFailureText(null)
    switch (blockingReason) {
      case 'profile-failed':
      case 'price-failed':
        if (blockingReason === 'profile-failed') void loadProfile()
        loadOffers(view.items.map(({ item }) => item))
        return setIsWaiting(true)
      case 'profile-incomplete':
        // The profile may have been completed in another tab.
        setIsProfileRequested(true)
        void refreshProfile().finally(() => setIsProfileRequested(false))
        return setIsWaiting(true)
      case 'waiting':
        return setIsWaiting(true)
      default:
        return validateAndSend()
    }
  }

  const validateAndSend = () => {
    switch (blockingReason) {
      case null:
        return quote ? sendAllItems(quote) : showFailure(texts.itemsBlocked)
      case 'signed-out':
        return signInAndContinue()
      case 'profile-incomplete':
        // The dialog shows the missing fields. A toast would cover them.
        return openProfileDialog()
      case 'profile-failed':
        return showFailure(accountTexts.loadFailed)
      default:
        if (sendUnansweredItems()) return
        return showFailure(blockingReason === 'price-failed' ? cartTexts.priceFailed : texts.itemsBlocked)
    }
  }

  const sendAllItems = (quote: Quote) => {
    const content = validate(view.items, quote.total)
    if (!content) return
    if (currentServerPrice && !currentServerPrice.isAccepted) return askAboutPrice(currentServerPrice, content)
    if (changedTotal) return askAboutChangedTotal(changedTotal, content, quote)
    void send(content, seenPriceOf(quote))
  }

  /**
   * Sends the items of an unanswered request again, even if they cannot be booked now, because that request may have
   * booked the last units. Returns false if the cart has no such items.
   */
  const sendUnansweredItems = (): boolean => {
    const request = readUnansweredRequest()
    const views = filterPossiblyBooked(view.items, request)
    if (!request || views.length === 0) return false
    const content = validate(views, request.seenTotal)
    if (content) void send(content, seenPriceOfItems(request.seenTotal, views))
    return true
  }

  const shouldContinue = isWaiting && !isProfileRequested && blockingReason !== 'waiting'
  // Runs once, with the current state of the page.
  const continueBooking = useEffectEvent(() => {
    setIsWaiting(false)
    validateAndSend()
  })
  useEffect(() => {
    if (shouldContinue) continueBooking()
  }, [shouldContinue])

  return {
    submit,
    isBusy,
    isWaiting,
    isBooked,
    isBookingBlocked,
    ...shownErrors,
    failure: failureText,
    priceQuestion,
    dismissPriceQuestion: () => setPriceQuestion(null),
    serverQuote: currentServerPrice?.quote ?? null,
    seenPrice: currentServerPrice?.isAccepted ? null : (currentServerPrice?.seenPrice ?? seenCartPrice),
  }
}
