import type { PorTipo } from '#descricao'

/** How a login is protected besides its password. */
export const tiposDaProtecao = {
  ProvaDeDono: {
    senha: 'Password of the login; absent: `codigo` proves it.',
    codigo: 'Code of the app, or on paper, in place of the password.',
  },
  ExigidoPor: { nome: 'Name of the supplier.' },
  ExigenciaDeFator: {
    versao: 'Version of what is asked; null: nothing is.',
    pessoas: 'Who works in the panel.',
  },
} as const satisfies PorTipo
