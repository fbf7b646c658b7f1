export { createGanchoHandlers } from './gancho.handlers.ts'
export { deliverGanchos, followGanchos } from './deliver-ganchos.ts'
export { pruneEntregas } from './entrega.repository.ts'
