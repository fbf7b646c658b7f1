export { createCarrosselHandlers } from './carrossel.handlers.ts'
export { chooseProdutos, fillCarrosseis, putProdutos, type DepsCarrossel } from './fill-carrosseis.ts'
export { saveCarrosseis } from './save-carrosseis.ts'
