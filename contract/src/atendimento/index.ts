export * from './ajustes.ts'
export * from './calls.ts'
export * from './conversa.ts'
