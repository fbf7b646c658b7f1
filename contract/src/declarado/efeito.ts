import { z } from 'zod'

import { faixas, precoUnitario, variacaoPercentual } from './medidas.ts'

const campos = {
  percentual: variacaoPercentual.optional(),
  precofixo: precoUnitario.optional(),
  descontoProgressivo: faixas(precoUnitario).optional(),
  descontoProgressivoPercentual: faixas(variacaoPercentual).optional(),
}

interface Efeito {
  percentual?: number | undefined
  precofixo?: number | undefined
}

const hasAlgum = (efeito: object) => Object.values(efeito).some((valor) => valor !== undefined)
const hasUm = ({ percentual, precofixo }: Efeito) => percentual === undefined || precofixo === undefined

/** What a policy makes of the price of all that it is for; a price table says of each product alone. */
export const EfeitoDaPolitica = z
  .strictObject({ ...campos, tabela: z.literal(true).optional() })
  .refine(hasAlgum, { error: 'Diga o que a política muda no preço.' })
  .refine(hasUm, { error: 'Diga um percentual ou um preço fixo, não os dois.' })
  .refine(({ tabela, ...outros }) => !tabela || !hasAlgum(outros), {
    error: 'Uma tabela tem o preço de cada produto: não diga outro.',
  })

/** What a price table makes of one product's price. */
export const EfeitoNoProduto = z
  .strictObject(campos)
  .refine(hasAlgum, { error: 'Diga o que a tabela muda no preço.' })
  .refine(hasUm, { error: 'Diga um percentual ou um preço fixo, não os dois.' })

/** So many tables may name one product. */
const MAX_TABELAS = 100

/** What price tables make of a product's price: id of the policy -> effect. */
export const tabelasDePreco = z
  .record(z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/), EfeitoNoProduto)
  .refine((tabelas) => Object.keys(tabelas).length <= MAX_TABELAS, {
    error: `Um produto está em no máximo ${MAX_TABELAS} tabelas.`,
  })
