export * from './contract.ts'
export * from './failures.ts'
export * from './traveller-header.ts'
