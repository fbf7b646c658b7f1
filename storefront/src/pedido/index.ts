export { AbasPedidos } from './abas-pedidos.tsx'
export { formatDia, formatDiaDe, formatQuando, hojeNaLoja } from './format-quando.ts'
export { Miniaturas } from './miniaturas.tsx'
export { PilulaStatus } from './pilula-status.tsx'
