import type { PorTipo } from '#descricao'

/** How a login is protected besides its password. */
export const tiposDaProtecao = {
  ProvaDeDono: {
    senha: 'Password of the login; absent: `codigo` proves it.',
    codigo: 'Code of the app, or on paper, in place of the password.',
  },
  Passkey: {
    nome: 'What its owner calls it.',
    criada_em: 'When it was made, ISO 8601 instant.',
    usada_em: 'When it was used last, ISO 8601 instant; null: never.',
  },
  ExigidoPor: { nome: 'Name of the supplier.' },
  ExigenciaDeFator: {
    versao: 'Version of what is asked; null: nothing is.',
    pessoas: 'Who works in the panel.',
  },
} as const satisfies PorTipo
