export * from './guardadas.calls.ts'
