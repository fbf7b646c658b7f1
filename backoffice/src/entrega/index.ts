export { SecaoEntregas } from './secao-entregas.tsx'
export { novaEntrega, readEntrega, toTextosDaEntrega } from './entrega.ts'
