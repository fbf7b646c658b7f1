export * from './carta.ts'
export * from './calls.ts'
