export { CabecalhoOrcamento } from './cabecalho-orcamento.tsx'
export { useTeclasDoCarrinho } from './use-teclas-do-carrinho.ts'
export { ListaAtalhos, OpcoesDoCarrinho } from './partes-lentas.tsx'
