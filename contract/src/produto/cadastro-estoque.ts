import { z } from 'zod'
import { fromMilesimos, toMilesimos } from '@vitrine/rules/dinheiro'

import { idDeclarado, texto } from '#declarado'

const saldo = (min: number) =>
  z
    .number()
    .min(min)
    .max(1_000_000_000)
    .refine((unidades) => fromMilesimos(toMilesimos(unidades)) === unidades, {
      error: 'Esta quantidade tem no máximo 3 casas decimais.',
    })

const comum = { idcadastroextraproduto: idDeclarado, motivo: texto(200) } as const

/** One movement of stock, with its reason. Orders move stock all the time: what is added is never told as a sum. */
export const MovimentoEstoque = z.discriminatedUnion('tipo', [
  /** Counted: so many there are. */
  z.strictObject({ ...comum, tipo: z.literal('CONTAGEM'), quantidade: saldo(0) }),
  /** So many more came, or went when it is negative. */
  z.strictObject({
    ...comum,
    tipo: z.literal('AJUSTE'),
    quantidade: saldo(-1_000_000_000).refine((unidades) => unidades !== 0, {
      error: 'Zero não muda o estoque.',
    }),
  }),
  /** Not counted any more: it can always be bought. */
  z.strictObject({ ...comum, tipo: z.literal('SEM_CONTROLE') }),
])
export type MovimentoEstoque = z.infer<typeof MovimentoEstoque>
