export { createAssinaturaHandlers } from './assinatura.handlers.ts'
export { runAssinaturas } from './run-assinaturas.ts'
