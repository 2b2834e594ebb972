import { useStore } from '@nanostores/react'
import { type CartItem, setSeenPrice, withQuantity } from '@nusa/shared/cart'
import { baliNow, baliTimeZone, formatClockTime, formatTimeInZone } from '@nusa/shared/dates'
import { Icon } from '../../../ui/Icon.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { editItem } from '../model/edit-item.ts'
import { type CartProblem, findPriceChange, type ItemView, packagesNeededBy, useItemMoney } from '../model/item-view.ts'
import { $offers, loadOffers } from '../model/offers.ts'
import { changeCart } from '../model/stored-cart.ts'
import { cartTexts as texts } from '../model/texts.ts'
import { bookWithoutAddOnsText, findUnavailableAddOns } from '../model/unavailable-add-ons.ts'
import { focusItemIfFocusLost } from './focus.ts'

const linkClass = 'inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4'

export function ItemNotes({ view }: { view: ItemView }) {
  const money = useItemMoney(view.item)
  const priceChange = findPriceChange(view)
  const retry = () => {
    loadOffers([view.item])
    focusItemIfFocusLost(view.item.id)
  }
  if (view.status === 'loading')
    return (
      <p role="status" className="text-ink-soft text-sm">
        {texts.loading}
      </p>
    )
  if (view.status === 'failed')
    return (
      <p role="alert" className="flex flex-wrap items-center gap-x-3 text-sm text-terracotta">
        {texts.priceFailed}
        <button type="button" className={linkClass} onClick={retry}>
          {texts.retry}
        </button>
      </p>
    )
  if (view.status === 'blocked')
    return (
      <div className="flex gap-2 rounded-sm bg-terracotta-pale p-3 text-sm text-terracotta-deep">
        <Icon name="alert" />
        <div>
          <ul>
            {view.problems.map(({ reason, message }) => (
              <li key={reason}>{message}</li>
            ))}
          </ul>
          <AcceptNewTimeButton
            item={view.item}
            problems={view.problems}
            onAccept={() => focusItemIfFocusLost(view.item.id)}
          />
          <RemoveAddOnsButton item={view.item} />
          {view.problems.some(({ reason }) => reason === 'too_few_packages') && (
            <BookPackagesButton item={view.item} packageCount={packagesNeededBy(view)} />
          )}
        </div>
      </div>
    )
  if (view.status !== 'bookable' || !priceChange) return null
  const accept = () => {
    changeCart((cart) => setSeenPrice(cart, view.item, view.line))
    focusItemIfFocusLost(view.item.id)
  }
  return (
    <div className="rounded-sm bg-marigold-pale px-3 py-1 text-sm">
      <p className="pt-2 font-semibold">{texts.priceChanged}</p>
      <p>{texts.priceBeforeAndNow(money(priceChange.before), money(priceChange.now))}</p>
      <button type="button" className={linkClass} onClick={accept}>
        {texts.acceptPrice}
      </button>
    </div>
  )
}

/** Returns the new time of a departure or pickup and the item with that time, or null if the time has not changed. */
function findChangedTime(
  item: CartItem,
  problems: readonly CartProblem[],
): { time: string; acceptedItem: CartItem } | null {
  const startTime = problems.find((problem) => problem.startTime)?.startTime
  const newTimeZone = problems.find(({ timeZone }) => timeZone)?.timeZone
  if (item.kind === 'tour' && startTime) {
    const { time } = startTime
    // If the time zone has changed, the text names the new zone, even for Bali time.
    const format = newTimeZone === item.seenTimeZone ? formatTimeInZone : formatClockTime
    return {
      time: format(time, newTimeZone ?? baliTimeZone),
      acceptedItem: { ...item, seenStartTime: time, seenTimeZone: newTimeZone },
    }
  }
  if (item.kind !== 'transfer' || !newTimeZone) return null
  return {
    time: formatClockTime(item.pickupTime, newTimeZone),
    acceptedItem: { ...item, seenTimeZone: newTimeZone },
  }
}

/** Accepts the new time of a departure or pickup. Not shown if the time has not changed. */
export function AcceptNewTimeButton({ item, problems, onAccept }: AcceptNewTimeProps) {
  const changedTime = findChangedTime(item, problems)
  if (!changedTime) return null
  const accept = () => {
    const isAccepted = editItem(item.id, (latest) => findChangedTime(latest, problems)?.acceptedItem ?? latest)
    if (!isAccepted) return
    onAccept()
    toast(texts.cartUpdated)
  }
  return (
    <button type="button" className={linkClass} onClick={accept}>
      {texts.acceptStartTime(changedTime.time)}
    </button>
  )
}

interface AcceptNewTimeProps {
  item: CartItem
  problems: readonly CartProblem[]
  /** Moves the focus, because the button disappears. */
  onAccept: () => void
}

/** Removes unavailable add-ons, or reduces their number, so that the item can be booked. */
function RemoveAddOnsButton({ item }: { item: CartItem }) {
  const offer = useStore($offers)[item.productId]
  const unavailableAddOns = findUnavailableAddOns(item, offer, baliNow(new Date()))
  if (!unavailableAddOns) return null
  const removeAddOns = () => {
    if (!editItem(item.id, unavailableAddOns.removeUnavailable)) return
    focusItemIfFocusLost(item.id)
    toast(texts.cartUpdated)
  }
  return (
    <button type="button" className={`${linkClass} text-left`} onClick={removeAddOns}>
      {bookWithoutAddOnsText(unavailableAddOns.addOns)}
    </button>
  )
}

function BookPackagesButton({ item, packageCount }: { item: CartItem; packageCount: number }) {
  const bookPackages = () => {
    if (!editItem(item.id, (current) => withQuantity(current, packageCount))) return
    focusItemIfFocusLost(item.id)
    toast(texts.cartUpdated)
  }
  return (
    <button type="button" className={`${linkClass} text-left`} onClick={bookPackages}>
      {texts.bookPackages(packageCount)}
    </button>
  )
}
