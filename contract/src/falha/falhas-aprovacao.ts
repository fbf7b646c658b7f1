import { falha } from './texto-fixo.ts'

/** What stands against asking for approval, answering it, and the rules of a company (decision 0052). */
export const aprovacoes = {
  aprovacao_necessaria: falha(
    422,
    'Pelas regras da sua empresa, este pedido precisa de aprovação.',
    'a submission that a rule of the company holds back; the names of the rules follow',
  ),
  sem_aprovador: falha(
    422,
    'Ninguém da sua empresa pode aprovar este pedido. Quem administra o cadastro precisa dar a alguém a permissão de enviar pedidos, em "Usuários".',
    'approval asked for where nobody is left who could give it',
  ),
  aprovacao_decidida: falha(
    409,
    'Este pedido de aprovação já foi respondido ou mudou. Veja como ele está.',
    'an answer to a request that is closed, or is not any more what was seen',
  ),
  regra_sem_saida: falha(
    422,
    'Com estas regras, alguns pedidos não teriam quem os aprovasse.',
    'rules by which an order could not end; `detalhes.becos` says which and why',
  ),
  regras_mudaram: falha(
    409,
    'As regras mudaram em outro lugar. Recarregue a página para ver como estão.',
    'rules saved on a revision that is not the current one',
  ),
} as const
