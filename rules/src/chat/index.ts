export * from './mensagem-fechada.ts'
