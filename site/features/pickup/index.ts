// Public entry of this feature: the choice of a tour's pickup.
export { PickupField } from './PickupField.tsx'
export { hasPickupChoice, parsePickup, pickupText } from './pickup-choice.ts'
export { pickupTexts } from './texts.ts'
