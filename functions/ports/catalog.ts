import type { Currency, CurrencyRates, Settings, Tour } from '@nusa/shared/catalog'

/** Who sells, and how it is reached, as editors write it. */
export interface Company extends Readonly<Settings['contact']> {
  name: string
}

export interface Conditions {
  /** Percentage. */
  taxRate: number
  /** The terms that travellers accept; null where none are published. */
  terms: { title: string; html: string } | null
}

/** Today's catalogue, straight from the CMS's tables: what is priced and booked. */
export interface Catalog {
  /**
   * What a booking is checked and priced by at this very moment: what holds for every booking, and the published tours
   * among these, by id, with all that prices, dates and books them; the rest of them is empty.
   */
  today(tourIds: readonly number[]): Promise<Conditions & { tours: Map<number, Tour> }>
  company(): Promise<Company>
  currencies(): Promise<{ currencies: Currency[]; currency_rates: CurrencyRates }>
}
