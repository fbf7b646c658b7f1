import { falha } from './texto-fixo.ts'

/** Of the platform's people (decision 0154): any call about customers of a store may meet it. */
export const operacao = {
  acesso_sem_motivo: falha(
    403,
    'Isto é dos clientes da loja. Abra um acesso a ela, com um motivo, em Operação › Acessos.',
    "a call of the platform about a store's customers without an open access to that store; `detalhes` names the store, where the call tells which",
  ),
  convite_aceito: falha(
    409,
    'Quem administra esta loja já entrou: a equipe dela é com ela.',
    'an invitation that is withdrawn, or made to somebody new, after an owner has entered',
  ),
  loja_fora_do_ar: falha(
    503,
    'Esta loja está fora do ar no momento.',
    'any call at a supplier that the platform has taken off the air',
  ),
} as const
