export * from './calls.ts'
export * from './eventos.ts'
export * from './mensagem.ts'
export * from './sala.ts'
