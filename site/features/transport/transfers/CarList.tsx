import { mediaPath, sizeFor } from '../../../lib/media.ts'
import { airportTransferPath } from '../../../lib/paths.ts'
import { buttonClass } from '../../../ui/button.ts'
import { useClosingOnLeave } from '../../../ui/dialog/use-closing-on-leave.ts'
import { useMoney } from '../../currency/index.ts'
import { transportTexts as texts } from '../texts.ts'
import type { OfferedCar } from './transfer-booking.ts'

interface Props {
  cars: readonly OfferedCar[]
  /** The previously chosen transfer, or null. */
  chosenId: number | null
  onChoose: (transferId: number) => void
  onClose: () => void
}

/** A car without a price has a link to its page instead of a Select button. */
export function CarList({ cars, chosenId, onChoose, onClose }: Props) {
  const money = useMoney()
  // Closes the dialog when the visitor follows the link to a car's page.
  useClosingOnLeave(onClose)
  const [firstCar] = cars
  return (
    <>
      {firstCar && <p className="mb-2 text-ink-soft">{texts.routeName(firstCar.airport, firstCar.area)}</p>}
      <ul className="divide-y divide-mist">
        {cars.map(({ id, car, category, luggage, base_price, picture }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
            {picture && (
              <img
                src={mediaPath(sizeFor(picture.sizes, 320).file)}
                alt=""
                className="aspect-[3/2] w-24 shrink-0 rounded-sm bg-mist object-cover sm:w-28"
              />
            )}
            <div className="min-w-0 flex-1 basis-36">
              {category && <p className="font-semibold text-terracotta text-xs">{category}</p>}
              <h3 className="font-semibold leading-snug">
                <a
                  href={airportTransferPath({ id })}
                  className="inline-flex min-h-11 items-center underline decoration-ink/30 underline-offset-4 hover:text-jungle hover:decoration-current"
                >
                  {car.car_name}
                </a>
              </h3>
              <p className="text-ink-soft text-sm">
                {texts.seats(car.seats)} · {texts.luggage(luggage)}
              </p>
              <p className="tabular-nums">
                <b className="font-bold">{base_price === null ? texts.noPrice : money(base_price)}</b>
                {base_price !== null && <span className="text-ink-soft text-sm"> {texts.perCar}</span>}
              </p>
            </div>
            {base_price === null ? (
              <a href={airportTransferPath({ id })} className={`${buttonClass('ghost')} ml-auto`}>
                {texts.askPrice}
                <span className="sr-only">: {car.car_name}</span>
              </a>
            ) : (
              <button
                type="button"
                data-chosen={id === chosenId ? '' : undefined}
                onClick={() => onChoose(id)}
                className={`${buttonClass('secondary')} ml-auto`}
              >
                {texts.select}
                <span className="sr-only"> {car.car_name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
