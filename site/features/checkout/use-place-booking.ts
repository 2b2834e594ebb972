import { useStore } from '@nanostores/react'
import { priceChangedDetailsSchema, termsChangedDetailsSchema } from '@nusa/shared/booking'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CallFailure } from '../../lib/api.ts'
import { openPanel } from '../../lib/panels.ts'
import { $siteData } from '../../lib/settings.ts'
import { toast } from '../../ui/toast/toast.ts'
import { accountTexts, loadProfile, type ProfileState, refreshProfile } from '../account/store.ts'
import { $cart, type CartView, changeCart, loadOffers, tellRefused } from '../cart/store.ts'
import { hasChangedHands, type SessionState } from '../session/store.ts'
import { isAccepted, showTerms, termsOfToday } from './accepted-terms.ts'
import type { BookingContent } from './attempt.ts'
import { blockingReason, isNothingBookable } from './blocking-reason.ts'
import { bookingContent, bookingErrors, inWords } from './content.ts'
import { $draft } from './draft.ts'
import { leaveWith } from './leave-with.ts'
import type { PlaceBookingState } from './place-booking-state.ts'
import { placeInOneTab, unansweredOf } from './place-in-one-tab.ts'
import { refusedItems } from './refused-items.ts'
import { seenChange } from './seen-change.ts'
import { type FoundBookingErrors, standingBookingErrors } from './standing-errors.ts'
import { checkoutTexts as texts } from './texts.ts'
import { itemsText, type SeenPrice, seenIn, type ToldPrice, toChosen } from './told-price.ts'
import { useQuestion } from './use-question.ts'

interface Given {
  view: CartView
  session: SessionState
  profile: ProfileState
  ownName: string
  askForProfile: () => void
}

const fail = (description: string, title: string = texts.bookingFailed) =>
  toast({ title, description, tone: 'destructive' })

/** Validates the booking, sends it once, and turns the response into page state. */
export function usePlaceBooking({ view, session, profile, ownName, askForProfile }: Given): PlaceBookingState {
  const [isBusy, setIsBusy] = useState(false)
  const [isBooked, setIsBooked] = useState(false)
  const [found, setFound] = useState<FoundBookingErrors | null>(null)
  const [termsError, setTermsError] = useState<string>()
  const [answered, setAnswered] = useState<ToldPrice | null>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const isSending = useRef(false)
  const draft = useStore($draft)

  // The server's price and the price dialog apply only to the cart they were made for.
  const items = itemsText(view.items.map(({ item }) => toChosen(item)))
  const [question, setQuestion] = useQuestion(items)
  const told = answered?.items === items ? answered : null
  const quote = told?.quote ?? view.quote
  const change = !told && view.quote ? seenChange(view, view.quote) : null
  const seenBefore = change && { total: change.seen, lines: view.items.map(({ item }) => item.total) }

  const send = async (content: BookingContent, seen: SeenPrice) => {
    if (isSending.current || session.status !== 'signed-in' || hasChangedHands(session.user.id)) return
    isSending.current = true
    setQuestion(null)
    setIsBusy(true)
    try {
      const answer = await placeInOneTab(content, session.user.id)
      if (!answer.ok) return refuse(answer, content, seen)
      setIsBooked(true)
      leaveWith(answer)
    } catch (error) {
      console.error('The booking could not be sent:', error)
      fail(texts.unsent)
    } finally {
      isSending.current = false
      setIsBusy(false)
    }
  }

  /** Asks to accept a new price from the server, then sends `content` at that price. */
  const askAbout = (price: Omit<ToldPrice, 'isAccepted'>, content: BookingContent) => {
    const accept = () => {
      setAnswered({ ...price, isAccepted: true })
      void send({ ...content, seenTotal: price.quote.total }, seenIn(price.quote))
    }
    setQuestion({ seen: price.seen.total, now: price.quote.total, accept, items })
  }

  const refuse = (failure: CallFailure, content: BookingContent, seen: SeenPrice) => {
    switch (failure.code) {
      case 'price_changed': {
        const details = priceChangedDetailsSchema.safeParse(failure.details)
        if (!details.success) return fail(failure.message)
        const price = { quote: details.data.quote, seen, items: itemsText(content.items) }
        setAnswered({ ...price, isAccepted: false })
        return askAbout(price, content)
      }
      case 'not_bookable':
      case 'sold_out':
        tellRefused($cart.get().items, refusedItems(failure))
        return fail(texts.leftOutUntilChanged, failure.message)
      case 'terms_changed': {
        const details = termsChangedDetailsSchema.safeParse(failure.details)
        if (details.success) showTerms(details.data.terms)
        setTermsError(failure.message)
        return fail(failure.message)
      }
      case 'invalid_request':
        setFound({ errors: inWords(failure.fields ?? {}), content })
        return failure.fields ? undefined : fail(failure.message)
      case 'profile_incomplete':
        void loadProfile()
        askForProfile()
        return fail(failure.message)
      case 'not_authenticated':
        signInAndGoOn()
        return fail(texts.notAuthenticated)
      case 'bad_answer':
        return fail(texts.noInvoiceId, texts.paymentFailed)
      default:
        return fail(failure.message)
    }
  }

  const signInAndGoOn = () => openPanel('auth', { onDone: () => setIsWaiting(true) })

  const hinders = blockingReason({ session, profile, view })
  const unansweredNow = () => (session.status === 'signed-in' ? unansweredOf(session.user.id) : null)
  const isClosed = !isBusy && !isBooked && isNothingBookable(view, unansweredNow())

  const submit = () => {
    if (isBusy || isBooked || isWaiting || isClosed) return
    const hasFailed = hinders === 'profile-failed' || hinders === 'price-failed'
    if (hinders === 'profile-failed') void loadProfile()
    if (hasFailed) loadOffers(view.items.map(({ item }) => item))
    // The profile may have been completed elsewhere.
    const asks = hinders === 'profile-incomplete'
    if (asks) void refreshProfile().finally(() => setIsAsking(false))
    setIsAsking(asks)
    if (hasFailed || asks || hinders === 'waiting') setIsWaiting(true)
    else goOn()
  }

  const goOn = () => {
    if (hinders === 'signed-out') return signInAndGoOn()
    // The dialog shows what is missing; a toast would cover its fields.
    if (hinders === 'profile-incomplete') return askForProfile()
    if (hinders === 'profile-failed') return fail(accountTexts.loadFailed)
    const open = unansweredNow()
    // Items of an unanswered request are sent again even if they cannot be booked now: perhaps their own booking is the
    // reason.
    const lost = hinders && open ? view.items.filter(({ item }) => open.itemIds.includes(item.id)) : []
    if (open && lost.length > 0) {
      const content = checked(lost, open.seenTotal)
      return content && send(content, { total: open.seenTotal, lines: lost.map(({ item }) => item.total) })
    }
    if (hinders === 'price-failed') return fail(texts.priceFailed)
    if (!quote || hinders) return fail(texts.blocked)
    const content = checked(view.items, quote.total)
    if (!content) return
    if (told && !told.isAccepted) return askAbout(told, content)
    if (!change) return void send(content, seenIn(quote))
    const accept = () => {
      changeCart(change.accept)
      void send(content, seenIn(quote))
    }
    setQuestion({ seen: change.seen, now: quote.total, accept, items })
  }

  /** Validates the input and the terms and shows the errors. Returns the content to send, or null if it is invalid. */
  const checked = (views: CartView['items'], seenTotal: number): BookingContent | null => {
    const content = bookingContent(views, $draft.get(), ownName, seenTotal)
    const wrong = bookingErrors(content)
    setFound({ errors: wrong, content })
    const hasAccepted = isAccepted($draft.get().acceptedTerms, termsOfToday($siteData.get()))
    setTermsError(hasAccepted ? undefined : texts.mustAccept)
    return Object.keys(wrong).length === 0 && hasAccepted ? content : null
  }

  const canGoOn = isWaiting && !isAsking && hinders !== 'waiting'
  // Runs once, with the current state of the page.
  const goOnNow = useEffectEvent(() => {
    setIsWaiting(false)
    goOn()
  })
  useEffect(() => {
    if (canGoOn) goOnNow()
  }, [canGoOn])

  return {
    submit,
    isBusy,
    isWaiting,
    isBooked,
    isClosed,
    found,
    errors: found
      ? standingBookingErrors(found, bookingContent(view.items, draft, ownName, found.content.seenTotal))
      : {},
    termsError,
    question,
    dropQuestion: () => setQuestion(null),
    told: told?.quote ?? null,
    seen: told ? (told.isAccepted ? null : told.seen) : seenBefore,
  }
}
