export * from './lugar.ts'
