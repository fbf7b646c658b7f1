export { askIdade } from './idade.store.ts'
export { PortaIdade } from './porta-idade.tsx'
export { useIdadeDaPagina } from './use-idade-da-pagina.ts'
export { usePortaIdade } from './use-porta-idade.ts'
