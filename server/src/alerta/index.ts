export { createAlertaHandlers } from './alerta.handlers.ts'
export { followEstoque, sendAlertas } from './send-alertas.ts'
