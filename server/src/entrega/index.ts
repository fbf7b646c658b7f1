export { createEntregaHandlers } from './entrega.handlers.ts'
export { chooseJanela, findProximaEntrega, listFormasEntrega, type ProximaEntrega } from './list-formas.ts'
