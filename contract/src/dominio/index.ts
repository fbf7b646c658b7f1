export * from './dominio.ts'
export * from './dominio.calls.ts'
