export { asPeca } from './as-peca.tsx'
export { Peca } from './peca.tsx'
export { PecasContext } from './pecas-context.ts'
export { PecasDaPagina } from './pecas-da-pagina.ts'
