export * from './texto-rico.ts'
