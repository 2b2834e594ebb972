export * from './contract.ts'
export * from './failures.ts'
