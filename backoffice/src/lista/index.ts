export { BuscaDaLista } from './busca-da-lista.tsx'
export { VistasDaLista } from './vistas-da-lista.tsx'
