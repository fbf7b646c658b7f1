import { falha } from './texto-fixo.ts'
import { textos } from './textos.ts'

export const pedidoECarrinho = {
  pedido_recusado: falha(
    422,
    'Erro ao submeter seu pedido.',
    'an order is refused; the reason and "Itens: " with names follow',
  ),
  pedido_duplicado: falha(
    409,
    'Um pedido idêntico foi feito há poucos segundos.',
    'another submission ordered the same within 60 s',
  ),
  carrinho_vazio: falha(422, textos.carrinho_vazio, 'submission of an empty cart'),
  carrinho_nao_salvo: falha(
    422,
    'Não foi possivel salvar o carrinho',
    'a save without a customer id, or that failed',
  ),
  carrinho_sem_produtos: falha(
    200,
    'Não foi possível carregar nenhum produto para o carrinho.',
    'a save or repeat left no line that can be bought',
  ),
  repeticao_falhou: falha(
    422,
    'Não foi possível carregar os produtos do pedido',
    'repeating an order that cannot be read',
  ),
  carrinho_bloqueado: falha(423, 'Negociação em andamento', 'a save while an attendant holds the cart'),
  carrinho_desatualizado: falha(
    409,
    'Seu carrinho mudou em outro lugar; aplicamos suas alterações sobre ele.',
    'a save on a stale revision',
  ),
} as const

export const cupom = {
  cupom_invalido: falha(
    422,
    textos.cupom_invalido,
    'a coupon that cannot be used, without a reason of its own',
  ),
  cupom_automatico_melhor: falha(
    200,
    'Não foi possível trocar o seu cupom de desconto, pois já existe um cupom automático aplicado que oferece um benefício superior.',
    'a manual coupon that gives less than the automatic one; `error` of its validation',
  ),
} as const

/** Reasons that a submission can be refused for: they follow 'Erro ao submeter seu pedido.' (readings 6). */
export const recusas = {
  cadastro_nao_aprovado: falha(
    422,
    'Seu cadastro ainda não foi aprovado por este fornecedor.',
    'restrict- or block-not-approved-user',
  ),
  sem_permissao_submeter: falha(
    422,
    'Você não tem permissão para enviar pedidos por este cadastro.',
    'submissao_pedido is off for the pair',
  ),
  termos_nao_aceitos: falha(
    422,
    'Aceite os termos de uso para enviar o pedido.',
    'a submission by a login that has not accepted the terms in force',
  ),
  estoque_insuficiente: falha(422, 'Não há estoque suficiente.', 'less stock than asked for'),
  produto_indisponivel: falha(
    422,
    'Há produtos que não estão mais à venda.',
    'a line that cannot be bought any more',
  ),
  quantidade_invalida: falha(
    422,
    'Há quantidades fora das regras do produto.',
    'a quantity off its step, minimum or maximum',
  ),
  total_mudou: falha(409, 'O valor do pedido mudou.', 'the server total is above totalesperado'),
  credito_insuficiente: falha(
    422,
    'Seu limite de crédito disponível não cobre este pedido.',
    'credit below the total',
  ),
  credito_bloqueado: falha(
    422,
    'Há faturas vencidas. Pague-as para voltar a comprar a prazo, ou escolha outra forma de pagamento.',
    'an order on credit while an invoice is overdue for longer than the supplier bears',
  ),
  pagamento_indisponivel: falha(
    422,
    'A forma de pagamento escolhida não está disponível.',
    'a payment method that does not serve this order',
  ),
  cofre_fechado: falha(
    409,
    'A plataforma ainda não tem a chave com que guarda segredos. Peça a quem a opera que a defina (CHAVES_SELO).',
    'a secret that is to be kept where the environment has no key to seal it with',
  ),
  horario_encerrado: falha(
    422,
    'O horário de entrega escolhido já encerrou.',
    'a delivery window past its cut-off',
  ),
  antes_do_pagamento: falha(
    422,
    'O dinheiro desta forma de pagamento não chega a tempo da entrega escolhida.',
    'a delivery window that closes before the money of the payment method can be there',
  ),
  horario_lotado: falha(422, 'O horário de entrega escolhido lotou.', 'a delivery window at its capacity'),
  caracteristicas_invalidas: falha(
    422,
    'Confira as informações que a loja pede para o pedido.',
    "answers to the supplier's own fields of an order that are missing or of the wrong kind",
  ),
  maior_de_18: falha(
    422,
    'Produtos para maiores de 18 anos precisam de uma data de nascimento no cadastro que confirme a idade.',
    'restricted products, and no birth date of an adult on the account',
  ),
  loja_invalida: falha(422, 'Escolha a loja onde vai retirar.', 'pickup without a store of the supplier'),
  endereco_invalido: falha(
    422,
    'Escolha o endereço de entrega.',
    'delivery without an address of the customer',
  ),
  preco_indisponivel: falha(
    422,
    'Há produtos sem preço para o seu cadastro.',
    'a line without price where budgets are not taken',
  ),
  pedido_minimo: falha(
    422,
    'O pedido não atingiu o valor mínimo desta forma de entrega.',
    'below the minimum of the delivery form',
  ),
} as const

/** What stands against an action on an order that exists (readings 7). */
export const movimentos = {
  movimento_recusado: falha(
    409,
    'Isto não é possível na situação atual do pedido.',
    'a move that is not in the table of order status',
  ),
  pedido_retido: falha(
    409,
    'O pedido está retido: o pagamento foi contestado. A loja precisa liberá-lo ou cancelá-lo.',
    'a move of an order whose money is asked back without the store',
  ),
  motivo_ausente: falha(422, 'Diga o motivo.', 'a move that must say why, without a reason'),
  orcamento_vencido: falha(
    409,
    'O prazo para aceitar este orçamento terminou. Peça outro.',
    'acceptance of a budget after its validity',
  ),
  prazo_encerrado: falha(
    422,
    'O prazo de 7 dias terminou.',
    'a withdrawal, or a change of a rating, after the seventh day',
  ),
  valor_acima: falha(
    422,
    'O valor passa do que o cliente aceitou pagar.',
    'picking that costs more than was agreed or reserved, or a refund above what was paid',
  ),
  exportacao_em_preparo: falha(
    202,
    'A planilha está sendo preparada.',
    'a spreadsheet of more than 1,000 orders: a job makes it',
  ),
} as const
