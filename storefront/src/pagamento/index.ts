export { iconeOf } from './forma.ts'
export { OpcoesPagamento } from './opcoes-pagamento.tsx'
export { PainelPix } from './painel-pix.tsx'
