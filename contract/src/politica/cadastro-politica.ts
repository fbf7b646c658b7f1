import { z } from 'zod'
import type { Politica } from '@vitrine/rules/politica'

import { dia, EfeitoDaPolitica, idDeclarado, semRepetir, texto } from '#declarado'
import { CanalVenda, TipoEntrega } from '#venda'

/** A commercial policy as its supplier keeps it: conditions, target and effect are those that rules/politica knows. */
export const CadastroPolitica = z.strictObject({
  idpolitica: idDeclarado,
  nome: texto(80, 1),
  /** Of the policies that apply, only those with the highest priority count. */
  prioridade: z.int().min(-1000).max(1000).default(0),
  condicoes: z
    .strictObject({
      tags: semRepetir(texto(40, 1), 50).optional(),
      idformapagto: semRepetir(idDeclarado, 50).optional(),
      tipoEntrega: TipoEntrega.optional(),
      canalVenda: CanalVenda.optional(),
      inicio: dia.optional(),
      fim: dia.optional(),
    })
    .refine(({ inicio, fim }) => !inicio || !fim || inicio <= fim, {
      error: 'O último dia vem antes do primeiro.',
      path: ['fim'],
    })
    .default({}),
  alvo: z
    .strictObject({
      produtos: semRepetir(idDeclarado, 5000).optional(),
      categorias: semRepetir(idDeclarado, 500).optional(),
    })
    .default({}),
  efeito: EfeitoDaPolitica,
  ativa: z.boolean().default(true),
}) satisfies z.ZodType<Politica>
export type CadastroPolitica = z.infer<typeof CadastroPolitica>
