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
  bookingContent,
  bookingErrors,
  completeMessages,
  currentBookingErrors,
} from '../form/booking-content.ts'
import { $draft } from '../form/draft.ts'
import { currentTermsVersion, isAccepted, showTerms } from '../terms/accepted-terms.ts'
import { checkoutTexts as texts } from '../texts.ts'
import { blockingReason, isNothingBookable } from './blocking-reason.ts'
import { findChangedTotal } from './changed-total.ts'
import { goToConfirmation } from './go-to-confirmation.ts'
import { leaveOutRefused, type PlaceBookingState, useQuestion } from './place-booking-state.ts'

interface BookingInputs {
  view: CartView
  session: SessionState
  profile: ProfileState
  customerName: string
  openProfileDialog: () => void
}

const fail = (description: string, title: string = texts.bookingFailed) =>
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
  const [latestPrice, setLatestPrice] = useState<ServerPrice | null>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  const [isProfileRequested, setIsProfileRequested] = useState(false)
  const isSending = useRef(false)
  const draft = useStore($draft)

  // The server's price and the price dialog apply only to the items for which they were created.
  const currentItems = itemsKey(view.items.map(({ item }) => toItemChoice(item)))
  const [question, setQuestion] = useQuestion(currentItems)
  const newPrice = latestPrice?.items === currentItems ? latestPrice : null
  const quote = newPrice?.quote ?? view.quote
  const changedTotal = !newPrice && view.quote ? findChangedTotal(view, view.quote) : null
  const seenBefore = changedTotal && { total: changedTotal.seen, lines: view.items.map(({ item }) => item.total) }

  /** The failure stays in the page until the next attempt, because the toast disappears. */
  const failUntilRetry = (description: string, title?: string) => {
    setFailure(description)
    fail(description, title)
  }

  const send = async (content: BookingContent, seen: SeenPrice) => {
    if (isSending.current || session.status !== 'signed-in' || isOtherUserSignedIn(session.user.id)) return
    isSending.current = true
    setQuestion(null)
    setFailure(null)
    setIsBusy(true)
    try {
      const result = await bookInOneTab(content, session.user.id)
      if (!result.ok) return handleFailure(result, content, seen)
      setIsBooked(true)
      goToConfirmation(result)
    } catch (error) {
      console.error('The booking could not be sent:', error)
      failUntilRetry(texts.unsent)
    } finally {
      isSending.current = false
      setIsBusy(false)
    }
  }

  /** If the traveller accepts the new price, sends `content` at that price. */
  const askAboutPrice = (price: Omit<ServerPrice, 'isAccepted'>, content: BookingContent) => {
    const accept = () => {
      setLatestPrice({ ...price, isAccepted: true })
      void send({ ...content, seenTotal: price.quote.total }, seenPriceOf(price.quote))
    }
    setQuestion({ seen: price.seen.total, now: price.quote.total, accept, items: currentItems })
  }

  const handleFailure = (failure: CallFailure, content: BookingContent, seen: SeenPrice) => {
    switch (failure.code) {
      case 'price_changed': {
        const details = priceChangedDetailsSchema.safeParse(failure.details)
        if (!details.success) return failUntilRetry(failure.message)
        const price = { quote: details.data.quote, seen, items: itemsKey(content.items) }
        setLatestPrice({ ...price, isAccepted: false })
        return askAboutPrice(price, content)
      }
      case 'not_bookable':
      case 'sold_out': {
        const { title, description } = leaveOutRefused(failure, content.items)
        return fail(description, title)
      }
      case 'terms_changed': {
        const details = termsChangedDetailsSchema.safeParse(failure.details)
        if (details.success) showTerms(details.data.terms)
        setTermsError(failure.message)
        return fail(failure.message)
      }
      case 'cancellation_changed': {
        const details = cancellationChangedDetailsSchema.safeParse(failure.details)
        if (details.success) replaceCancellations(content.items, details.data.items)
        return failUntilRetry(failure.message)
      }
      case 'invalid_request': {
        const askedQuestions = askedQuestionsDetailsSchema.safeParse(failure.details)
        if (askedQuestions.success) replaceQuestions(content.items, askedQuestions.data.items)
        setValidation({ errors: completeMessages(failure.fields ?? {}), content })
        if (askedQuestions.success) return failUntilRetry(texts.questionsChanged)
        return failure.fields ? undefined : failUntilRetry(failure.message)
      }
      case 'profile_incomplete':
        void loadProfile()
        openProfileDialog()
        return fail(failure.message)
      case 'not_authenticated':
        signInAndContinue()
        return fail(texts.notAuthenticated)
      case 'bad_answer':
        return failUntilRetry(texts.noInvoiceId, texts.paymentFailed)
      default:
        return failUntilRetry(failure.message)
    }
  }

  const signInAndContinue = () => openPanel('auth', { onSignedIn: () => setIsWaiting(true) })

  const blocker = blockingReason({ session, profile, view })
  const readUnansweredRequest = () => (session.status === 'signed-in' ? findUnansweredRequest(session.user.id) : null)
  const isClosed = !isBusy && !isBooked && isNothingBookable(view, readUnansweredRequest())

  const submit = () => {
    if (isBusy || isBooked || isWaiting || isClosed) return
    setFailure(null)
    const hasFailed = blocker === 'profile-failed' || blocker === 'price-failed'
    if (blocker === 'profile-failed') void loadProfile()
    if (hasFailed) loadOffers(view.items.map(({ item }) => item))
    // The profile may have been completed in another tab.
    const needsProfile = blocker === 'profile-incomplete'
    if (needsProfile) void refreshProfile().finally(() => setIsProfileRequested(false))
    setIsProfileRequested(needsProfile)
    if (hasFailed || needsProfile || blocker === 'waiting') setIsWaiting(true)
    else validateAndSend()
  }

  const validateAndSend = () => {
    if (blocker === 'signed-out') return signInAndContinue()
    // The dialog shows the missing fields. A toast would cover them.
    if (blocker === 'profile-incomplete') return openProfileDialog()
    if (blocker === 'profile-failed') return fail(accountTexts.loadFailed)
    const unansweredRequest = readUnansweredRequest()
    // Items of an unanswered request are sent again even if they cannot be booked now, because that request may have
    // booked the last units.
    const possiblyBooked =
      blocker && unansweredRequest ? view.items.filter(({ item }) => unansweredRequest.itemIds.includes(item.id)) : []
    if (unansweredRequest && possiblyBooked.length > 0) {
      const content = validate(possiblyBooked, unansweredRequest.seenTotal)
      return (
        content &&
        send(content, { total: unansweredRequest.seenTotal, lines: possiblyBooked.map(({ item }) => item.total) })
      )
    }
    if (blocker === 'price-failed') return fail(cartTexts.priceFailed)
    if (!quote || blocker) return fail(texts.blocked)
    const content = validate(view.items, quote.total)
    if (!content) return
    if (newPrice && !newPrice.isAccepted) return askAboutPrice(newPrice, content)
    if (!changedTotal) return void send(content, seenPriceOf(quote))
    const accept = () => {
      changeCart(changedTotal.accept)
      void send(content, seenPriceOf(quote))
    }
    setQuestion({ seen: changedTotal.seen, now: quote.total, accept, items: currentItems })
  }

  /** Shows the errors. Returns the content to send, or null if it is invalid. */
  const validate = (views: CartView['items'], seenTotal: number): BookingContent | null => {
    const content = bookingContent(views, $draft.get(), customerName, seenTotal)
    const invalid = bookingErrors(content, views)
    setValidation({ errors: invalid, content })
    const hasAccepted = isAccepted($draft.get().acceptedTerms, currentTermsVersion($siteData.get()))
    setTermsError(hasAccepted ? undefined : texts.mustAccept)
    return Object.keys(invalid).length === 0 && hasAccepted ? content : null
  }

  const canContinue = isWaiting && !isProfileRequested && blocker !== 'waiting'
  // Runs once, with the current state of the page.
  const continueNow = useEffectEvent(() => {
    setIsWaiting(false)
    validateAndSend()
  })
  useEffect(() => {
    if (canContinue) continueNow()
  }, [canContinue])

  return {
    submit,
    isBusy,
    isWaiting,
    isBooked,
    isClosed,
    validation,
    errors: validation
      ? currentBookingErrors(validation, bookingContent(view.items, draft, customerName, validation.content.seenTotal))
      : {},
    termsError,
    failure,
    question,
    dismissQuestion: () => setQuestion(null),
    serverQuote: newPrice?.quote ?? null,
    seen: newPrice ? (newPrice.isAccepted ? null : newPrice.seen) : seenBefore,
  }
}
