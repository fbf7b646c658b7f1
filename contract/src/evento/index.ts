export * from './cadastro.ts'
export * from './evento.ts'
