export * from './medidas.ts'
export * from './parse-linhas.ts'
