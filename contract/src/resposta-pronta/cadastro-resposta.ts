import { z } from 'zod'

import { listDesconhecidas, variaveisDeResposta } from '@vitrine/rules/atendimento'

import { id } from '#campo'
import { TEXTO_MAXIMO } from '#chat'
import { idDeclarado, slug, texto } from '#declarado'

/** Most answers that a supplier keeps. */
export const RESPOSTAS_MAXIMO = 500

const campos = {
  /** What is typed after the slash to find it. */
  atalho: slug(40),
  /** `{cliente}` and `{pedido}` are filled with those of the conversation. */
  texto: texto(TEXTO_MAXIMO, 1).refine((dito) => listDesconhecidas(dito, variaveisDeResposta).length === 0, {
    error: 'Só {cliente} e {pedido} são preenchidos. Escreva o resto sem chaves.',
  }),
}

/** An answer that a supplier keeps ready. */
export const CadastroResposta = z.object({ idresposta: idDeclarado, ...campos })
export type CadastroResposta = z.infer<typeof CadastroResposta>

export const RespostaPronta = z.object({
  idresposta: id,
  atalho: z.string(),
  texto: z.string(),
  /** To be named by whoever changes it. */
  versao: z.int(),
})
export type RespostaPronta = z.infer<typeof RespostaPronta>

/** What is written of one. */
export const RespostaNova = z.object({
  ...campos,
  /** The version that was looked at, null for a new one; absent: whatever stands there. */
  versao: z.int().positive().nullable().optional(),
})
export type RespostaNova = z.output<typeof RespostaNova>
