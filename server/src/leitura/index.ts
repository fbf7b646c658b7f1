export { createLeituraHandlers } from './leitura.handlers.ts'
export { findDaEquipe } from './leitura.repository.ts'
