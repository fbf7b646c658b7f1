import { z } from 'zod'

import { defineCalls } from '#call'
import { id, nada, semCampos } from '#campo'

import { EntradasDoTema, LogoDoTema } from './cadastro-fornecedor.ts'

/** What a store looks like: the inputs of its theme, those of the platform where it has chosen none, and its logo. */
export const Aparencia = z.object({
  entradas: z.strictObject(EntradasDoTema.shape),
  /** Hashes of pictures; '': none. */
  logo: z.strictObject({ claro: z.string(), escuro: z.string(), simbolo: z.string() }),
  versao: z.int(),
})
export type Aparencia = z.output<typeof Aparencia>

/** What its owner writes of it: all inputs, and the logo where that changes. */
export const AparenciaDita = z.strictObject({
  entradas: EntradasDoTema,
  /** Pictures that were taken in before; absent: the logo stays. */
  logo: LogoDoTema.optional(),
  /** The version that was looked at; absent: whatever stands there. */
  versao: z.int().positive().optional(),
})

const daDona = {
  dono: 'fornecedor',
  fornecedor: 'params.idfornecedor',
  access: ['fornecedor'],
  params: z.object({ idfornecedor: id }),
  query: semCampos,
  response: Aparencia,
} as const
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** The look of a store as its panel keeps it (ux 2.2, issue 17): added calls. */
export const aparenciaCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/aparencia': {
    ...daDona,
    summary: "The inputs of a store's theme, and its logo.",
    body: nada,
    falhas,
  },
  'PUT /painel/v1/{idfornecedor}/aparencia': {
    ...daDona,
    summary: 'Changes the theme of a store, and its logo where one is said.',
    body: AparenciaDita,
    falhas: [...falhas, 'entrada_invalida', 'cadastro_mudou'],
  },
})
