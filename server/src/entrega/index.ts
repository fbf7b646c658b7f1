export { createEntregaHandlers } from './entrega.handlers.ts'
export { chooseJanela, findProximaEntrega, listFormasEntrega } from './list-formas.ts'
