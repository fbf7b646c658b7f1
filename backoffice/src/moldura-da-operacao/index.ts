export { MolduraDaOperacao } from './moldura-da-operacao.tsx'
export { refuseOutros } from './refuse-outros.ts'
