export { AbasPedidos } from './abas-pedidos.tsx'
export {
  formatChegada,
  formatDiaRelativo,
  formatDiaRelativoDe,
  formatQuando,
  formatUltimoDia,
  hojeNaLoja,
} from './format-quando.ts'
export type { Hoje } from './format-quando.ts'
export { Miniaturas } from './miniaturas.tsx'
export { PilulaStatus } from './pilula-status.tsx'
export { useEventosPedido } from './use-eventos-pedido.ts'
export { countEtapas } from './count-etapas.ts'
export { loadPedidoGuardado } from './guardado.ts'
export { LinkMapa } from './link-mapa.tsx'
export { LinkRepeticao } from './link-repeticao.tsx'
export { loadPedido } from './load-pedido.ts'
export { makeEtapas } from './make-etapas.ts'
export { Retirada } from './retirada.tsx'
export { SemNovidade } from './sem-novidade.tsx'
export { SomasPedido } from './somas-pedido.tsx'
export { Somas } from './somas.tsx'
export type { Parcela } from './somas.tsx'
export { useOpenCobranca } from './use-open-cobranca.ts'
export { MaisDoPedido } from './partes-lentas.tsx'
