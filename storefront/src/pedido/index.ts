export { AbasPedidos } from './abas-pedidos.tsx'
export { formatDia, formatDiaDe, formatQuando, hojeNaLoja, type Hoje } from './format-quando.ts'
export { Miniaturas } from './miniaturas.tsx'
export { PilulaStatus } from './pilula-status.tsx'
