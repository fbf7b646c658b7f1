import { falha } from './texto-fixo.ts'

/** Of staff that looks at its store as a customer (decision 0112): any call may meet the first three. */
export const visao = {
  visao_so_leitura: falha(
    403,
    'Você está vendo a loja como o cliente: nada pode ser mudado aqui.',
    'a call that writes, or that may, from the view of a customer',
  ),
  visao_nao_mostra: falha(
    403,
    'Isto é só do cliente: não aparece na visão dele.',
    'what is the login’s own, or of other stores, asked for from the view of a customer',
  ),
  visao_encerrada: falha(
    403,
    'A visão do cliente terminou. Feche esta aba e abra de novo pelo painel.',
    'a call from the view of a customer that has ended: of time, of rights, or left elsewhere',
  ),
  cliente_sem_login: falha(
    422,
    'Este cliente ainda não tem um login: não há o que ver como ele.',
    'the view of a customer whom nobody buys for yet',
  ),
} as const
