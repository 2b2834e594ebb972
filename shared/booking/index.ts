export * from './payment.ts'
export * from './place.ts'
export * from './states.ts'
export * from './views.ts'
