import type { Descricoes } from '#descricao'

/** What people ask of a store about their data (LGPD art. 18). */
export const titular = {
  anotada: 'The store has it as its proof, once a day.',
  anonimizado_em: 'When the store erased what it kept of the person, ISO 8601 instant; null: it did not.',
  abertos: 'How many wait for an answer.',
  a_vencer: 'How many of the open ones end within five days, or are overdue.',
  protocolo_da_exclusao:
    'Protocol of the request, typed to erase the person; in an answer null where that cannot be done now.',
  copia_em: 'When a copy of the person’s data was made last, ISO 8601 instant; null: none.',
  desfecho: 'What became of the request; ABERTO: it goes on, or is taken up again.',
  dias_restantes: 'Days until the answer is due; below 0 it is overdue.',
  fica: 'What stays when the person is erased, and why.',
  idrequerimento: 'Id of the request (UUID); that of one written down by hand is made by who writes it.',
  motivo_recusa: 'Reason of the law for a refusal; null: it was not refused.',
  pendencias: 'What stands in the way of erasing the person, in words.',
  requerimento: 'The request.',
  tem_conta: 'It is about somebody that the store has registered now.',
} as const satisfies Descricoes
