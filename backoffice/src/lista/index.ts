export { BuscaDaLista } from './busca-da-lista.tsx'
export { keepFoco } from './keep-foco.ts'
export { VistasDaLista } from './vistas-da-lista.tsx'
