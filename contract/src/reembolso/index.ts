export * from './reembolso.ts'
