import { useStore } from '@nanostores/react'
import {
  askedQuestionsDetailsSchema,
  cancellationChangedDetailsSchema,
  priceChangedDetailsSchema,
  termsChangedDetailsSchema,
} from '@nusa/shared/booking'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CallFailure } from '../../../lib/api.ts'
import { openPanel } from '../../../lib/panels.ts'
import { $siteData } from '../../../lib/site-data.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { isOtherUserSignedIn, type SessionState } from '../../account/index.ts'
import { accountTexts, loadProfile, type ProfileState, refreshProfile } from '../../account/profile/index.ts'
import {
  type CartView,
  cartTexts,
  changeCart,
  loadOffers,
  replaceCancellations,
  replaceQuestions,
} from '../../cart/index.ts'
import type { BookingContent } from '../attempt/attempt.ts'
import { itemsKey, type SeenPrice, type ServerPrice, seenPriceOf, toItemChoice } from '../attempt/attempt-store.ts'
import { bookInOneTab, findUnansweredRequest } from '../attempt/book-in-one-tab.ts'
import {
  type BookingValidation,
  completeMessages,
  currentBookingErrors,
  findBookingErrors,
  toBookingContent,
} from '../form/booking-content.ts'
import { $draft } from '../form/draft.ts'
import { areTermsAccepted, currentTermsVersion, showTerms } from '../terms/accepted-terms.ts'
import { checkoutTexts as texts } from '../texts.ts'
import { areAllItemsBlocked, filterPossiblyBooked, findBlockingReason } from './blocking-reason.ts'
import { findChangedTotal } from './changed-total.ts'
import { goToConfirmation } from './go-to-confirmation.ts'
import { leaveOutRefusedItems, type PlaceBookingState, usePriceQuestion } from './place-booking-state.ts'

interface BookingInputs {
  view: CartView
  session: SessionState
  profile: ProfileState
  customerName: string
  openProfileDialog: () => void
}

const showFailure = (description: string, title: string = texts.bookingFailed) =>
  toast({ title, description, tone: 'destructive' })

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
  const [validation, setValidation] = useState<BookingValidation | null>(null)
  const [termsError, setTermsError] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [serverPrice, setServerPrice] = useState<ServerPrice | null>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  const [isProfileRequested, setIsProfileRequested] = useState(false)
  const isSending = useRef(false)
  const draft = useStore($draft)

  // The server's price and the price dialog apply only to the items for which they were created.
  const currentItemsKey = itemsKey(view.items.map(({ item }) => toItemChoice(item)))
  const [priceQuestion, setPriceQuestion] = usePriceQuestion(currentItemsKey)
  const newPrice = serverPrice?.itemsKey === currentItemsKey ? serverPrice : null
  const quote = newPrice?.quote ?? view.quote
  const changedTotal = !newPrice && view.quote ? findChangedTotal(view, view.quote) : null
  const seenCartPrice =
    changedTotal && seenPriceOf({ total: changedTotal.seenTotal, lines: view.items.map(({ item }) => item) })

  /** The failure stays in the page until the next attempt, because the toast disappears. */
  const showFailureUntilRetry = (description: string, title?: string) => {
    setFailure(description)
    showFailure(description, title)
  }

  const send = async (content: BookingContent, seenPrice: SeenPrice) => {
    if (isSending.current || session.status !== 'signed-in' || isOtherUserSignedIn(session.user.id)) return
    isSending.current = true
    setPriceQuestion(null)
    setFailure(null)
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

  const handleFailure = (failure: CallFailure, content: BookingContent, seenPrice: SeenPrice) => {
    switch (failure.code) {
      case 'price_changed': {
        const details = priceChangedDetailsSchema.safeParse(failure.details)
        if (!details.success) return showFailureUntilRetry(failure.message)
        const price = { quote: details.data.quote, seenPrice, itemsKey: itemsKey(content.items) }
        setServerPrice({ ...price, isAccepted: false })
        return askAboutPrice(price, content)
      }
      case 'not_bookable':
      case 'sold_out': {
        const { title, description } = leaveOutRefusedItems(failure, content.items)
        return showFailure(description, title)
      }
      case 'terms_changed': {
        const details = termsChangedDetailsSchema.safeParse(failure.details)
        if (details.success) showTerms(details.data.terms)
        setTermsError(failure.message)
        return showFailure(failure.message)
      }
      case 'cancellation_changed': {
        const details = cancellationChangedDetailsSchema.safeParse(failure.details)
        if (details.success) replaceCancellations(content.items, details.data.items)
        return showFailureUntilRetry(failure.message)
      }
      case 'invalid_request': {
        const askedQuestions = askedQuestionsDetailsSchema.safeParse(failure.details)
        if (askedQuestions.success) replaceQuestions(content.items, askedQuestions.data.items)
        setValidation({ errors: completeMessages(failure.fields ?? {}), content })
        if (askedQuestions.success) return showFailureUntilRetry(texts.questionsChanged)
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
    setFailure(null)
    const hasLoadingFailed = blockingReason === 'profile-failed' || blockingReason === 'price-failed'
    if (blockingReason === 'profile-failed') void loadProfile()
    if (hasLoadingFailed) loadOffers(view.items.map(({ item }) => item))
    // The profile may have been completed in another tab.
    const isProfileIncomplete = blockingReason === 'profile-incomplete'
    if (isProfileIncomplete) void refreshProfile().finally(() => setIsProfileRequested(false))
    setIsProfileRequested(isProfileIncomplete)
    if (hasLoadingFailed || isProfileIncomplete || blockingReason === 'waiting') setIsWaiting(true)
    else validateAndSend()
  }

  const validateAndSend = () => {
    if (blockingReason === 'signed-out') return signInAndContinue()
    // The dialog shows the missing fields. A toast would cover them.
    if (blockingReason === 'profile-incomplete') return openProfileDialog()
    if (blockingReason === 'profile-failed') return showFailure(accountTexts.loadFailed)
    const unansweredRequest = readUnansweredRequest()
    // These items are sent again even if they cannot be booked now, because their request may have booked the last units.
    const possiblyBookedItems = blockingReason ? filterPossiblyBooked(view.items, unansweredRequest) : []
    if (unansweredRequest && possiblyBookedItems.length > 0) {
      const content = validate(possiblyBookedItems, unansweredRequest.seenTotal)
      return (
        content &&
        send(
          content,
          seenPriceOf({ total: unansweredRequest.seenTotal, lines: possiblyBookedItems.map(({ item }) => item) }),
        )
      )
    }
    if (blockingReason === 'price-failed') return showFailure(cartTexts.priceFailed)
    if (!quote || blockingReason) return showFailure(texts.itemsBlocked)
    const content = validate(view.items, quote.total)
    if (!content) return
    if (newPrice && !newPrice.isAccepted) return askAboutPrice(newPrice, content)
    if (!changedTotal) return void send(content, seenPriceOf(quote))
    const accept = () => {
      changeCart(changedTotal.accept)
      void send(content, seenPriceOf(quote))
    }
    setPriceQuestion({ seenTotal: changedTotal.seenTotal, currentTotal: quote.total, accept })
  }

  /** Shows the errors. Returns the content to send, or null if it is invalid. */
  const validate = (views: CartView['items'], seenTotal: number): BookingContent | null => {
    const content = toBookingContent(views, $draft.get(), customerName, seenTotal)
    const inputErrors = findBookingErrors(content, views)
    setValidation({ errors: inputErrors, content })
    const hasAccepted = areTermsAccepted($draft.get().acceptedTerms, currentTermsVersion($siteData.get()))
    setTermsError(hasAccepted ? undefined : texts.termsRequired)
    return Object.keys(inputErrors).length === 0 && hasAccepted ? content : null
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

  const currentContent = validation && toBookingContent(view.items, draft, customerName, validation.content.seenTotal)
  return {
    submit,
    isBusy,
    isWaiting,
    isBooked,
    isBookingBlocked,
    validation,
    errors: validation && currentContent ? currentBookingErrors(validation, currentContent) : {},
    termsError,
    failure,
    priceQuestion,
    dismissPriceQuestion: () => setPriceQuestion(null),
    serverQuote: newPrice?.quote ?? null,
    seenPrice: newPrice?.isAccepted ? null : (newPrice?.seenPrice ?? seenCartPrice),
  }
}
