import type { Descricoes } from '#descricao'

/** Commercial policies, and prices that are tried. */
export const politica = {
  idpolitica: 'Id of the commercial policy; null: it is of none.',
  prioridade: 'Of the policies that apply, only those of the highest one count.',
  efeito: 'What a policy makes of the price.',
  precofixo: 'Price of one unit in reais, whatever the list price.',
  descontoProgressivoPercentual:
    'Quantity from which on the list price changes by so many percent; -10 is 10 % off.',
  produtosnomeados: 'The first products that the policy names, 20 at most.',
  categoriasdosprodutos: 'Categories that the products stand in which the policy names.',
  comprador: 'Who buys, in words for a person.',
  ajuste: 'Why the quantity is not the one that was asked for; null: it is.',
} as const satisfies Descricoes
