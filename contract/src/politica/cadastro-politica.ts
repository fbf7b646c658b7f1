import { z } from 'zod'
import type { Politica } from '@vitrine/rules/politica'

import { dia, faixas, idDeclarado, precoUnitario, semRepetir, texto, variacaoPercentual } from '#declarado'
import { CanalVenda, TipoEntrega } from '#venda'

const Efeito = z
  .strictObject({
    percentual: variacaoPercentual.optional(),
    precofixo: precoUnitario.optional(),
    descontoProgressivo: faixas(precoUnitario).optional(),
    descontoProgressivoPercentual: faixas(variacaoPercentual).optional(),
  })
  .refine((efeito) => Object.values(efeito).some((valor) => valor !== undefined), {
    error: 'Diga o que a política muda no preço.',
  })
  .refine(({ percentual, precofixo }) => percentual === undefined || precofixo === undefined, {
    error: 'Diga um percentual ou um preço fixo, não os dois.',
  })

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
  efeito: Efeito,
  ativa: z.boolean().default(true),
}) satisfies z.ZodType<Politica>
export type CadastroPolitica = z.infer<typeof CadastroPolitica>
