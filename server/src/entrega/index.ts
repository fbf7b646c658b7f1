export { createEntregaHandlers } from './entrega.handlers.ts'
export { chooseJanela, listFormasEntrega } from './list-formas.ts'
