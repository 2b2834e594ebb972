import { transportTexts as texts } from '../texts.ts'
import type { TransferView } from './transfers.ts'

/**
 * Returns the title and description of a transfer's page, with its car and route, short enough for search engines and
 * previews.
 */
export function transferMeta({ car, airport, area }: TransferView): { title: string; description: string } {
  const [, code] = /\(([A-Z]{3})\)$/.exec(airport.name) ?? []
  const from = code ? texts.airportOf(code) : airport.name
  return {
    title: `${car.car_name}, ${texts.routeName(from, area.name)}`,
    description: `${car.car_name}, ${texts.seats(car.seats)}: ${texts.routeName(airport.name, area.name)}. ${texts.nameOnSign}`,
  }
}
