type Zone = { name: string; surcharge: number; surcharge_per: 'person' | 'booking'; offset_minutes: number }

/** The pickup zones of the tours in the south and the centre of Bali. */
export const pickupZones = [
  { name: 'Ubud', surcharge: 0, surcharge_per: 'person', offset_minutes: 30 },
  { name: 'Sanur', surcharge: 0, surcharge_per: 'person', offset_minutes: 75 },
  { name: 'Kuta and Seminyak', surcharge: 0, surcharge_per: 'person', offset_minutes: 90 },
  { name: 'Canggu', surcharge: 50_000, surcharge_per: 'person', offset_minutes: 105 },
  { name: 'Nusa Dua and Jimbaran', surcharge: 150_000, surcharge_per: 'booking', offset_minutes: 105 },
] as const satisfies readonly Zone[]

export type PickupZoneName = (typeof pickupZones)[number]['name']
