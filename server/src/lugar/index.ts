export { createLugarHandlers } from './lugar.handlers.ts'
export { createLugarTarefas } from './lugar.tarefas.ts'
export { createMapaDeAreas, type MapaDeAreas } from './mapa-de-areas.ts'
export { createLugaresRecusados, type LugaresRecusados } from './lugares-recusados.ts'
