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
  produtosnatabela: 'How many products a price table has prices of; 0 of other policies.',
  tabelasdepreco: 'What price tables make of the price: id of the policy to the effect; null: none names it.',
  categoriasdosprodutos: 'Categories that the products stand in which the policy names.',
  abaixodocusto: 'Whether a price may come to stand below the cost; else the product is left as it is.',
  semcusto: 'Products of which no cost is known, so that nothing can be compared.',
  exemplosabaixo: 'The first that would stand below their cost, 8 at most.',
  exemplospulados: 'The first that would stay as they are, with the reason; 8 at most.',
  feitos: 'Products that were looked at.',
  idreajuste: 'Id of the rule (UUID); that of a new one is made by who writes it.',
  iguais: 'Products that have the price already.',
  mudam: 'Products that would change.',
  pulados: 'Products that stay as they were, or would.',
  junto: 'Whether sale price, wholesale price and tiers move as the list price does; else they stay.',
  mudados: 'Products that changed.',
  nomepolitica: 'Name of the policy that the price comes from; null: it comes from none.',
  precofinal: 'What one unit costs this buyer, in reais; null: the product has no price.',
  selecao: 'Which products.',
  terminado_em: 'When it was over; null: it is not.',
  comprador: 'Who buys, in words for a person.',
  ajuste: 'Why the quantity is not the one that was asked for; null: it is.',
} as const satisfies Descricoes
