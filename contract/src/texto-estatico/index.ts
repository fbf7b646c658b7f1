export * from './texto-estatico.ts'
