export * from './failures.ts'
export * from './held.ts'
export * from './state.ts'
