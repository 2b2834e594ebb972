import { itemQuantity, maxQuantity, withQuantity } from '@nusa/shared/cart'
import { airportTransferPath, carRentalPath, hotelPath, tourPath } from '../../../lib/paths.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Stepper } from '../../../ui/stepper/Stepper.tsx'
import { editItem } from '../model/edit-item.ts'
import { factsOf, quantityFact } from '../model/facts.ts'
import { type ItemView, type ItemWithOffer, packagesNeededBy, useItemMoney } from '../model/item-view.ts'

export function ItemTitle({ view }: { view: ItemView }) {
  const path = findProductPath(view)
  const name = <bdi>{view.item.productName}</bdi>
  if (!path) return name
  return (
    <a href={path} className="hover:text-jungle">
      {name}
    </a>
  )
}

/**
 * Returns the path of the product's page. The cart contains the slug of a tour. For all other products, the path is
 * null until the offer is loaded.
 */
function findProductPath({ status, kind, item, offer }: ItemView): string | null {
  if (!offer)
    return kind === 'tour' && status !== 'blocked' ? tourPath({ id: item.productId, slug: item.tourSlug }) : null
  switch (kind) {
    case 'tour':
      return tourPath(offer)
    case 'transfer':
      return airportTransferPath(offer)
    case 'rental':
      return carRentalPath(offer)
    case 'room':
      return hotelPath(offer)
  }
}

/** No alternative text, because the title is next to the picture. */
export function ItemPicture({ src, className }: { src: string | null; className: string }) {
  return src ? (
    <img
      src={src}
      alt=""
      width={160}
      height={120}
      loading="lazy"
      className={`shrink-0 rounded-sm bg-mist object-cover ${className}`}
    />
  ) : (
    <span className={`grid shrink-0 place-items-center rounded-sm bg-mist text-ink-soft ${className}`}>
      <Icon name="bag" />
    </span>
  )
}

export function ItemFacts({ view }: { view: ItemWithOffer }) {
  // If the offer is loaded, the quantity stepper shows the quantity.
  const quantity = view.offer ? null : quantityFact(view)
  const facts = quantity ? [...factsOf(view), quantity] : factsOf(view)
  return (
    <dl className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
      {facts.map(({ name, value }) => (
        <div key={name} className="min-w-0 break-words">
          <dt className="inline">{name}: </dt>
          <dd className="inline text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Shows the add-ons, without prices while the prices are unknown. */
export function ItemAddOns({ view }: { view: ItemView }) {
  const money = useItemMoney(view.item)
  const addOns =
    view.price?.addOns.map(({ total, ...addOn }) => ({ ...addOn, price: money(total) })) ?? findUnpricedAddOns(view)
  if (addOns.length === 0) return null
  return (
    <ul className="text-ink-soft text-sm tabular-nums">
      {addOns.map(({ id, name, quantity, price }) => (
        <li key={id}>
          <bdi>{name}</bdi> × {quantity}
          {price && ` · ${price}`}
        </li>
      ))}
    </ul>
  )
}

/** Skips add-ons without a name, which an older version of the site stored in the cart. */
function findUnpricedAddOns({ item }: ItemView) {
  if (item.kind === 'transfer' || item.kind === 'room') return []
  const addOns = item.kind === 'tour' ? item.addOns : item.addOns.map((addOn) => ({ ...addOn, quantity: 1 }))
  return addOns.filter(({ name }) => name !== '').map((addOn) => ({ ...addOn, price: null }))
}

/** A tour with prices per person has no stepper. */
export function QuantityStepper({ view }: { view: ItemView }) {
  const { item } = view
  const quantity = view.offer && quantityFact(view)
  if (!quantity) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <span className="font-medium text-sm">{quantity.name}</span>
      <Stepper
        label={`${quantity.name}: ${item.productName}`}
        value={itemQuantity(item)}
        min={packagesNeededBy(view)}
        max={maxQuantity}
        onValue={(count) => editItem(item.id, (current) => withQuantity(current, count))}
      />
    </div>
  )
}
