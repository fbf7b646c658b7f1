export { createAssinaturaHandlers } from './assinatura.handlers.ts'
