export * from './erp.ts'
export * from './calls.ts'
