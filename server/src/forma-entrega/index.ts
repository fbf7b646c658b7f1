export { removeDiasFechados } from './remove-dias-fechados.ts'
export { saveDiasFechados } from './save-dias-fechados.ts'
export { saveFormasEntrega } from './save-formas-entrega.ts'
export { createFormaEntregaHandlers } from './forma-entrega.handlers.ts'
