export * from './efeito.ts'
export * from './medidas.ts'
export * from './parse-linhas.ts'
